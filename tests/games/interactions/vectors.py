"""Games of the rule file, as the moves of a record (IXN-V1, IXN-V17, IXN-V25)."""

V1 = ["sel SK", "sel CA", "sel MK", "Sf6+P", "Af7+P xf6", "Kg6+P", "Ke7+H xf6", "Cg7+H xg6,f7"]
V17 = [
    "sel SA", "sel SA", "sel MS", "Sf6+M", "Se6+K", "Mf5+C", "Ae5+C xf5,e6", "Ag5+H", "Sg4+A", "Md6+P xe6", "Kh4+C",
    "Cg6+H xg5,f6", "Cf4+K xg4", "Hd5+P xd6", "Ae4+P xf4,e5", "Ph6+H xg6", "Ch5+M xh4,h6", "Hi5+K", "Kd4 xe5", "Pi4",
    "Pi6",
]  # fmt: skip
V25_SETUP = "wild:HSKACMP"
V25 = ["sel SP", "Sf6+C", "Pf7+M", "Cg8+A xg7", "Mf8+K xg8", "Ai7+H xi8", "Ki6"]
