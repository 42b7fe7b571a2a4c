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
refused-too-many-chapters = A study has at most { $limit } chapters.
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

study-all = Analysis
study-about = Try moves for all sides, go back, branch, write and draw. Keep it as a study and look at it together.
study-mine = Go on with
study-draft = only in this browser
study-may-edit = study
study-may-read = study to read
study-untitled = { $game }, analysis
study-set-up = Set up a position
study-setup = The setup as text
study-setup-hint = As the page of the game writes it; left empty, chance lays it out.
study-laid = What lies there
study-laid-chance = As chance has it
study-laid-hand = By hand
study-begin = Analyse
study-open = Open a file
study-open-hint = A record of a game, a study, or a lesson or puzzle made from one.
study-open-it = Open
study-elsewhere = Finished games and puzzles have a button for this too.
study-moves = Moves
study-beginning = Beginning
study-has-marks = Something is drawn here
study-back = Back
study-forward = Forward
study-draw = Draw
study-drawing = Press for a ring, stroke for an arrow. The same again takes it away.
study-chance-due = Chance is to speak.
study-chance-again = Let chance speak
study-engine = Engine
study-working = counting…
study-no-engine = This game has no engine yet.
study-lines = Lines
study-begins = The engine begins…
study-thinking = Depth { $depth }, { $nodes } positions…
study-thought = Depth { $depth }, { $nodes } positions.
study-counting = { $nodes } positions…
study-counted = { $nodes } positions.
study-no-more-lines = There is no other line to tell apart here.
study-stop = Stop
study-queued = { $place ->
    [1] Next in turn…
   *[other] { $place } are served first…
}
study-threat = What is threatened?
study-threat-of = If { $you ->
    [true] you
   *[false] { $name }
} could move now:
study-no-threat = Nobody can pass here, so nothing is threatened.
study-chance = { $percent } %
study-chance-proven = { $percent } %, proven
study-score-margin = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
study-score-colours = { $count ->
    [one] { $sign }{ $count } colour
   *[other] { $sign }{ $count } colours
}
study-score-turns = { $count ->
    [one] { $sign }{ $count } turn
   *[other] { $sign }{ $count } turns
}
study-verdict-winnable = Can be won
study-verdict-lost = Lost, proven
study-note = About this position
study-comment = Comment
study-comment-hint = What is there to say about this position?
study-judgement = Judgement
study-judgement-none = No judgement
study-judgement-only = Only move
study-judgement-best = Best
study-judgement-good = Good
study-judgement-inaccuracy = Inaccuracy
study-judgement-mistake = Mistake
study-judgement-blunder = Blunder
study-promote = Prefer this line
study-delete = Delete from here on
study-chapters = Chapters
study-chapter = Chapter { $number }
study-title = Title of the study
study-chapter-title = Title of this chapter
study-new-chapter = New chapter, same beginning
study-chapter-file = Chapter from a file
study-drop = Delete { $name }
study-files = Files
study-export = Save as a file
study-as-lesson = As a lesson
study-as-puzzle = As a puzzle
study-goal = What is to be done from the position on the board?
study-keep = Keep it
study-keep-hint = As a study it has a link to read and a link to edit; all who open it see the same board.
study-keep-it = Keep as a study
study-kept = Kept. These links open it:
study-share = Share
study-follow = Go along
study-follow-hint = The board follows what the others play and look at.
study-link-read = To read
study-link-edit = To edit together
study-people = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
study-remove = Delete the study
study-remove-sure = It is gone for everybody then. Delete it?
study-no-key = This study does not open.
study-no-key-hint = You need the whole link, or the study was deleted.
study-removed = This study was deleted.
study-removed-hint = Somebody who may edit it did that.
study-analyse = Analyse
study-more = Study
study-line-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
