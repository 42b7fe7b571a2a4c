list-and = and

# Refusals that every game shares
refused-invalid-move = “{ $text }” is not a move of this game.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-impossible-chance = Chance cannot bring that.
refused-result-mismatch = The result in the record differs from the replay ({ $field }).
refused-invalid-record = This is not a valid record: look at { $field }.
refused-hidden-setup = This record left a game that was still running: part of its setup is hidden, so it cannot be played.
refused-invalid-record-hidden-setup = This record left a game that was still running: part of its setup is hidden, so it cannot be played.
refused-invalid-record-not-json = This is not a record: it is not JSON.
refused-invalid-record-not-a-record = This is not a record of a match: it does not say which game was played.
refused-invalid-record-not-an-object = { $field }: a JSON object is expected here.
refused-invalid-record-not-text = { $field }: text is expected here.
refused-invalid-record-not-texts = { $field }: a list of texts is expected here.
refused-invalid-record-not-numbers = { $field }: a list of whole numbers is expected here.
refused-invalid-record-not-a-result = { $field }: null or an object with a reason is expected here.
refused-invalid-record-too-large = The record is larger than { $limit } bytes.
refused-invalid-record-too-many = { $field }: more than { $limit } entries.
refused-invalid-record-unknown-format = format: { $value } is not a format that this version reads.
refused-invalid-record-unknown-game = There is no game called “{ $game }”.
refused-invalid-record-unknown-rules = rules: version { $value } is not known here.
refused-invalid-record-unknown-option = There is no option called “{ $option }”.
refused-invalid-record-unknown-value = “{ $value }” is not a value of the option { $option }.
refused-invalid-record-option-not-here = The option { $option } does not apply here.
refused-invalid-record-value-not-here = The option { $option } cannot be “{ $value }” here.
refused-invalid-record-preset-not-alone = A preset stands alone: it cannot be combined with other options.
refused-invalid-record-wrong-seats = seats: { $seats } names are needed, or none.
refused-invalid-record-no-such-beginner = Who begins: the lot, or one of the { $seats } seats.
refused-bot-begins = The youngest begins: where somebody sits at the table, no bot does.
refused-invalid-record-not-empty = setup: nothing is laid out beforehand in this game.
refused-invalid-record-cannot-be-read = { $name }: this file cannot be read.
refused-missing-extra = { $module } is not installed: { $command }
refused-no-action = “{ $move }” has no number among the actions.
refused-no-encoding = { $game } offers no encoding.
refused-board-too-large = Only boards of at most { $most } by { $most } cells can be observed.

# The command line
cli-seats = players: { $seats }
cli-rules = rules version { $rules }
