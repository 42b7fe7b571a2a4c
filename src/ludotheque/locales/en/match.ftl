### What a match or the server refuses, in every game alike.

refused-too-fast = Too fast: take a breath between two actions.
refused-no-daily = There is no game of the day to be had that way.
refused-bad-player = The key for your statistics is not valid.
