"""Patiences that one move wins or loses."""

RANKS = "23456789TJQK"
ROWS = [" ".join([*(rank + suit for rank in RANKS), "--"]) for suit in "CDHS"]
NEARLY = "layout:" + "/".join([ROWS[0].replace("KC --", "-- KC"), *ROWS[1:]])
WINNING = "KC"
_SPADES = " ".join(["--", "4S", "3S", *(rank + "S" for rank in RANKS[3:]), "2S"])
ALMOST_LOST = "layout:" + "/".join([*ROWS[:3], _SPADES])
"""Where no redeal is left."""
LOSING = "2S@4"
