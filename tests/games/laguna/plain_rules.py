"""A second model of Laguna, written from the rule file alone: a table of plain things that permitted moves change.

It judges no move. It knows cells, cups of pearls and whose turn it is, and nothing of the classes of the rules."""

from collections.abc import Callable, Mapping

LETTERS = "rgby"
NEEDED = {2: 6, 3: 5, 4: 4}
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class PlainRaft:
    """Six cups over six cells."""

    def __init__(self, orient: str, row: int, col: int, start: str) -> None:
        self.orient, self.row, self.col, self.start = orient, row, col, start
        self.cups: list[str | None] = [None] * 6

    def cell(self, cup: int) -> tuple[int, int]:
        """Cups in reading order: two rows of three, or three rows of two."""
        wide = 3 if self.orient == "H" else 2
        return self.row + cup // wide, self.col + cup % wide

    @property
    def pearls(self) -> int:
        return sum(pearl is not None for pearl in self.cups)

    def written(self) -> str:
        holes = "".join(pearl or "-" for pearl in self.cups)
        return f"{self.orient},{self.row},{self.col},{holes},{self.start}"


class PlainTable:
    """What lies on a table of Laguna; `play` does what a move says."""

    def __init__(self, rows: tuple[str, ...], islands: Mapping[str, str], colours: str, options: Mapping[str, object],
                 pool: str = "") -> None:  # fmt: skip
        self.rows, self.colours, self.options = rows, colours, options
        self.islands = {letter: list(pearls) for letter, pearls in islands.items()}
        self.pool = list(pool)
        self.rafts: list[PlainRaft] = []
        self.delivered = [0] * len(colours)
        self.turn, self.turns, self.spent, self.actions = 0, 0, 0, 0
        self.phase, self.reef, self.over = "launch", False, False
        self.fresh: set[int] = set()
        self.wanted: dict[str, str] = {}
        self.wanted_in_volcano: int | None = None

    # ---- what can be read off the table

    @property
    def glass(self) -> bool:
        return self.options["glass"] != "none"

    @property
    def alone(self) -> bool:
        return len(self.colours) == 1

    @property
    def raft(self) -> PlainRaft:
        return self.rafts[self.turn]

    def symbol(self, raft: PlainRaft, cup: int) -> str:
        row, col = raft.cell(cup)
        return self.rows[row][col]

    def reef_shows(self, raft: PlainRaft) -> bool:
        return any(self.symbol(raft, cup) == "x" for cup in range(6) if raft.cups[cup] is None)

    def won(self) -> bool:
        """Enough in the volcano; alone, everything that was asked for is there."""
        if not self.alone:
            return max(self.delivered) >= NEEDED[len(self.colours)]
        if not (self.wanted or self.wanted_in_volcano is not None) or self.raft.pearls < 2:
            return False
        there = all(sorted(self.islands[island]) == sorted(pearls) for island, pearls in self.wanted.items())
        return there and self.wanted_in_volcano in (None, self.delivered[0])

    # ---- moves

    def play(self, text: str) -> None:
        word, *parts = text.split()
        if word in ("end", "=time", "time"):
            self._next_turn()
        elif word == "place":
            self._place(*parts)
        elif word == "pearl":
            self._pearl(*parts)
        else:
            acts: dict[str, Callable[..., bool]] = {
                "step": self._step, "shift": self._shift, "load": self._load, "swap": self._swap,
                "trade": self._trade, "unload": self._unload, "drop": self._drop,
            }  # fmt: skip
            self._acted(acts[word](*parts))
        limit = self.options["round_limit"]
        if limit is not False and self.turns >= int(str(limit)) * len(self.colours):
            self.over = True

    def _acted(self, reef: bool) -> None:
        """After an action: a win first, then a reef, then the three hundredth action where no clock runs."""
        self.actions += 1
        wrecked = reef and self.alone and self.options["solo_reef"] == "forbid"
        if self.won() or wrecked:
            self.over = True
        elif reef:
            self.spent += int(str(self.options["solo_reef"])) if self.alone else 0
            self._next_turn()
        elif self.actions >= 300 and (self.alone or not self.glass):
            self._next_turn()

    def _begin(self, seat: int) -> None:
        self.turn, self.actions, self.fresh = seat, 0, set()
        self.phase = "launch" if self.raft.pearls < 2 else "premove"
        self.reef = not self.glass and self.reef_shows(self.raft)

    def _next_turn(self) -> None:
        self.turns += 1
        self._begin((self.turn + 1) % len(self.colours))

    def _place(self, orient: str, row: str, col: str, island: str) -> None:
        self.rafts.append(PlainRaft(orient, int(row), int(col), island))
        if len(self.rafts) < len(self.colours):
            self.turn = len(self.rafts)
        elif self.pool:
            self.turn = self._placer(0)
        else:
            self._begin(0)

    def _pearl(self, colour: str, island: str) -> None:
        self.pool.remove(colour)
        self.islands[island].append(colour)
        if self.pool:
            self.turn = self._placer((self.turn + 1) % len(self.colours))
        else:
            self._begin(0)

    def _placer(self, seat: int) -> int:
        """Whoever could place only the own colour is skipped (LAG-A25)."""
        while not any(
            colour != self.colours[seat] and colour not in there and len(there) < 3 and self._goes_out(colour, island)
            for colour in set(self.pool)
            for island, there in self.islands.items()
        ):
            seat = (seat + 1) % len(self.colours)
        return seat

    def _goes_out(self, colour: str, island: str) -> bool:
        """With that pearl there, the others still find islands: a flow from colours to islands, one unit each."""
        left = {one: self.pool.count(one) - (one == colour) for one in LETTERS}
        there = {
            letter: set(pearls) | ({colour} if letter == island else set()) for letter, pearls in self.islands.items()
        }
        room = {letter: 3 - len(pearls) for letter, pearls in there.items()}
        sent: set[tuple[str, str]] = set()

        def augment(one: str, seen: set[str]) -> bool:
            for letter in there:
                if one in there[letter] or (one, letter) in sent or letter in seen:
                    continue
                seen.add(letter)
                if sum(to == letter for _, to in sent) < room[letter]:
                    sent.add((one, letter))
                    return True
                for other in LETTERS:
                    if (other, letter) in sent and augment(other, seen):
                        sent.remove((other, letter))
                        sent.add((one, letter))
                        return True
            return False

        return all(augment(one, set()) for one in LETTERS for _ in range(left[one]))

    def _step(self, way: str) -> bool:
        down, right = WAYS[way]
        self.raft.row += down
        self.raft.col += right
        self.phase, self.reef, self.fresh = "sail", False, set()
        self.spent += self.alone
        return self.reef_shows(self.raft)

    def _shift(self, source: str, target: str) -> bool:
        cups = self.raft.cups
        cups[int(target)], cups[int(source)] = cups[int(source)], None
        return self.symbol(self.raft, int(source)) == "x"

    def _load(self, island: str, colour: str, hole: str) -> bool:
        self.islands[island].remove(colour)
        self._aboard(colour, int(hole))
        return False

    def _swap(self, island: str, given: str, taken: str) -> bool:
        for hole in map(int, given.split(",")):
            self.islands[island].append(self._off(hole))
        for colour, hole in ((one[0], int(one[1])) for one in taken.split(",")):
            self.islands[island].remove(colour)
            self._aboard(colour, hole)
        return False

    def _trade(self, seat: str, given: str, taken: str) -> bool:
        """All hands are full at once: what is taken is lifted before anything is put down."""
        theirs = self.rafts[int(seat)]
        going = [(self._off(int(one[0])), int(one[2])) for one in given.split(",")]
        coming = []
        for one in taken.split(","):
            pearl = theirs.cups[int(one[0])]
            assert pearl is not None
            theirs.cups[int(one[0])] = None
            coming.append((pearl, int(one[2])))
        for pearl, hole in going:
            assert theirs.cups[hole] is None
            theirs.cups[hole] = pearl
        for pearl, hole in coming:
            self._aboard(pearl, hole)
        return False

    def _unload(self, hole: str) -> bool:
        self._off(int(hole))
        self.delivered[self.turn] += 1
        return self.symbol(self.raft, int(hole)) == "x"

    def _drop(self, island: str, hole: str) -> bool:
        self.islands[island].append(self._off(int(hole)))
        return self.symbol(self.raft, int(hole)) == "x"

    def _aboard(self, colour: str, hole: int) -> None:
        assert self.raft.cups[hole] is None
        self.raft.cups[hole] = colour
        if not self.glass and self.phase != "sail":
            self.fresh.add(hole)

    def _off(self, hole: int) -> str:
        pearl = self.raft.cups[hole]
        assert pearl is not None
        self.raft.cups[hole] = None
        self.fresh.discard(hole)
        return pearl

    # ---- the position as the rule file writes it (§11)

    def words(self) -> list[str]:
        """Everything of the position after the name of the board, but for colours and target."""
        found = [
            f"{island}={''.join(sorted(pearls, key=LETTERS.index)) or '-'}" for island, pearls in self.islands.items()
        ]
        placed = len(self.rafts) == len(self.colours)
        found += ["play", f"turn={self.turn}", f"phase={self.phase}"] if placed and not self.pool else []
        found += ["place"] if not placed else ["pearl"] if self.pool else []
        found += [f"raft{seat}={raft.written()}" for seat, raft in enumerate(self.rafts)]
        if placed and self.pool:
            found += [f"turn={self.turn}", f"pool={''.join(self.pool)}"]
        elif placed:
            found.append(f"volcano={','.join(map(str, self.delivered))}")
        found += ["reef"] if self.reef else []
        return [*found, f"fresh={','.join(map(str, sorted(self.fresh)))}"] if self.fresh else found
