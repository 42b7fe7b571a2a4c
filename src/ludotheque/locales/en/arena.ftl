### The commands that measure and solve: arena, solve, bench.

solve-warming = Getting ready…
solve-progress-nodes = { $nodes } positions
solve-progress = { $nodes } positions, { $percent } % of this search
solve-progress-value = { $nodes } positions, { $percent } % of this search, best so far { $value }
solve-value = Value (the first player’s margin):
solve-line = Best line:
solve-proven = Proved:
solve-depth = Plies looked ahead:
solve-states = Positions searched:
solve-seconds = Seconds:
solve-yes = yes
solve-no = no

refused-not-solvable = This position cannot be solved.
refused-not-solvable-players = The solver plays for two; this game has { $players } { $players ->
    [one] player
   *[other] players
}.
refused-not-solvable-selections = The solver starts once both players have chosen their two tiles.
refused-other-game = This is a record of { $game }.
refused-invalid-record-of-the-record = A record holds its options: --set does not go with it.
refused-unknown-player = There is no player called “{ $player }”: choose among { $known }.
refused-invalid-limit = “{ $limit }” is not a limit: write nodes:N, seconds:S or fraction:F.
refused-other-contest = { $file } holds the games of another contest; take another file.
refused-other-dataset = { $file } holds games of another kind; take another file.
refused-unknown-measure = There is no measure called “{ $measure }”: choose among { $known }.
refused-two-players-needed = Name two players, or “ladder” alone.
refused-invalid-setting = “{ $setting }” is not a setting: write option=value.

arena-progress = { $done } of { $games } games, { $share } % for { $player }
arena-result = { $a } against { $b }: { $wins } won, { $draws } drawn, { $losses } lost in { $games } games
arena-share = Share { $share } % (95 %: { $low } to { $high } %), Elo { $elo } ({ $elolow } to { $elohigh })
arena-above = { $a } stands above { $b }.
arena-not-above = Not shown: { $a } above { $b }.

bench-running = Measuring { $measure }…
