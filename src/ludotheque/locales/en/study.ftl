# Analysis and studies: what people read and press there, and why something is refused.

refused-bad-text = That text cannot be kept: at most { $limit } characters that everybody can read.
refused-bad-text-too-long = That text is too long: at most { $limit } characters.
refused-bad-text-unprintable = That text holds characters that nobody can see.
refused-bad-mark = That cannot be marked on this board.
refused-bad-mark-too-many = That is enough: at most { $limit } marks on one position.
refused-bad-judgement = “{ $judgement }” is not a judgement of a move.
refused-no-such-node = This move is not there any more.
refused-no-such-chapter = There is no such chapter.
refused-no-such-study = There is no such study.
refused-node-taken = Somebody else was faster; look at the board once more.
refused-twice = This move is there already.
refused-root-stays = The beginning of a chapter stays.
refused-last-chapter = A study keeps at least one chapter.
refused-study-full = This study is full: it holds { $limit } moves.
refused-nothing-to-draw = Chance has nothing to do here.
refused-nothing-said = Write a comment first: every comment becomes a step of the lesson.
refused-no-answer = Play the solution first: the moves after this position are the answer.
refused-not-a-puzzle = These moves do not solve a puzzle from here.
refused-reading-only = This link is for reading only.
refused-no-threat = In this game nobody can pass, so there is no threat to show here.
refused-position-over = The game is over here.
refused-invalid-record-no-chapters = chapters: a study has at least one.
refused-invalid-record-not-variations = variations: each one needs “from”, a node that stands before it, and new moves.
refused-invalid-record-not-notes = notes: each one belongs to the number of a node.
refused-invalid-record-not-kept = { $field }: that cannot be kept.
refused-invalid-record-not-a-lesson = This is not a lesson.
