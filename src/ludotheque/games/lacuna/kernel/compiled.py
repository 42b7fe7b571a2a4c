"""How the kernel is compiled: what allocates nothing need not count its arrays' users, which took half of the time."""

from ludotheque.search.native import natively

compiled = natively(forceinline=True, error_model="numpy", _nrt=False)
"""Refused by the compiler where something is allocated; no array may be returned to Python."""
seldom = natively(error_model="numpy", _nrt=False)
"""The same for what is seldom needed: called and not taken in, which compiles sooner."""
