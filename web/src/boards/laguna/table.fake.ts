/** A small sea with two rafts, as the server would send it, for tests of the board and its parts. */
import type { SeatTold } from '../../wire/messages';
import type { RaftTold, Sailing, View } from './wire';

export const RED: RaftTold = {
  seat: 0, colour: 'r', orient: 'H', row: 2, col: 3, holes: ['r', 'g', '-', '-', 'b', '-'], start: 'A', launched: true,
  touches: ['A'], at_volcano: false, beside: [1],
};
export const BLUE: RaftTold = {
  seat: 1, colour: 'b', orient: 'H', row: 4, col: 3, holes: ['-', 'y', '-', '-', '-', 'r'], start: 'B', launched: true,
  touches: [], at_volcano: false, beside: [0],
};
export const VIEW: View = {
  rows: ['AA..........', 'AA......BB..', '...??.......', '....?.x.....', '....?.......', '.....?......', '........@@..', '........@@..'],
  board: 'Small', side: 'test', islands: { A: 'rgy', B: 'by' }, pool: null, rafts: [RED, BLUE], colours: ['r', 'b'],
  delivered: [1, 2], needed: 6, stage: 'play', turn: 0, phase: 'premove', turns: 4, glass: null, call: false, max_pearls: [4, 4],
  shown: false, over: false, solo: null, seat: 0,
};
export const SAILING: Sailing = {
  stage: 'play',
  moves: ['step E', 'step N', 'shift 0 2', 'shift 0 5', 'load A r 2', 'load A y 5', 'swap A 0 y0', 'trade 1 0>0 5>5', 'trade 1 1>1 1>1', 'unload 0', 'end'],
  steps: ['E', 'N'], currents: [], docks: ['A'], partners: [1], unload: [0], end: true, peek: true,
};
export const SEATS = ['Ada', 'Bo'].map((name, seat): SeatTold => ({
  seat, kind: 'here', name, level: null, taken: true, present: true, gone: false,
}));

const FACTS = ['island', 'colour', 'hole', 'symbol', 'name', 'way', 'number', 'seconds', 'more', 'moves', 'par', 'delivered', 'row', 'col', 'line', 'move', 'left', 'ways', 'spot'];

/** The key without the game, and the facts that a reader would see. */
export function text(key: string, told: Record<string, unknown> = {}): string {
  const facts = typeof told.seat === 'number' ? { ...told, name: SEATS[told.seat]!.name } : told;
  return [key.replace('laguna-', ''), ...FACTS.filter((fact) => facts[fact] !== undefined).map((fact) => String(facts[fact]))].join(' ');
}
