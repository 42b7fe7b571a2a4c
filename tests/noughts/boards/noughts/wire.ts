/** Made from games/noughts/faces/wire.py by `python -m ludotheque.server.schema`: change it there. */

/** The nine cells row by row, `.` where nothing stands. */
export interface View {
  cells: string[];
  row: number[];
}

/** The moves, by cell; null where something stands. */
export interface Choices {
  moves: (string | null)[];
}

export interface Detail {
  row: number[];
}
