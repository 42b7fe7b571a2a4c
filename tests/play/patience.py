"""A patience that one move wins, for statistics."""

RANKS = "23456789TJQK"
ROWS = [" ".join([*(rank + suit for rank in RANKS), "--"]) for suit in "CDHS"]
NEARLY = "layout:" + "/".join([ROWS[0].replace("KC --", "-- KC"), *ROWS[1:]])
WINNING = "KC"
