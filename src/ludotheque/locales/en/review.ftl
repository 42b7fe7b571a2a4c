## Reviews
refused-match-running = Nothing is judged while the match runs.
refused-no-analyst = Games of this kind cannot be judged yet.
refused-no-review = Nobody has had this match judged yet.
refused-not-judged = This move could not be judged; try again.
refused-too-long = A game of more than { $limit } moves is not judged.
