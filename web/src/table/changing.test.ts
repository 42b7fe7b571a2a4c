import { describe, expect, it } from 'vitest';
import { gameTold, rungTold, seatTold, tableTold, viewTold } from '../wire/told.fake';
import { atLevel, levelOfBots, nextTo } from './changing';

const bot = (seat: number) => seatTold(seat, { kind: 'bot', name: '', level: 2 });
const AGAINST_BOTS = tableTold([1], { game: 'forma', options: { fit_aid: true, field: 'dealt' }, seats: [bot(0), seatTold(1)] });
const CLOCK = { left: [1, 1], running: [], detail: {} };

describe('another level', () => {
  it('is first of all the next gentler or the next stronger one', () => {
    const rungs = [1, 2, 4, 5].map((level) => rungTold(level));
    const near = (level: number) => nextTo(rungs, level).map((one) => one.level);
    expect([near(1), near(2), near(4), near(5)]).toEqual([[1, 2], [1, 2, 4], [2, 4, 5], [4, 5]]);
  });
  it('is offered to whoever plays alone against bots', () => {
    expect(levelOfBots(AGAINST_BOTS, viewTold(1), gameTold())).toBe(2);
    expect(levelOfBots(tableTold([0]), viewTold(0), gameTold())).toBeNull();
    expect(levelOfBots(tableTold([0], { seats: [seatTold(0), bot(1), seatTold(2)] }), viewTold(0), gameTold())).toBeNull();
    expect(levelOfBots({ ...AGAINST_BOTS, mine: [] }, viewTold(null), gameTold())).toBeNull();
  });
  it('is not offered where a clock would be lost by it, but beside a glass, which is of the rules', () => {
    expect(levelOfBots(AGAINST_BOTS, viewTold(1, { clock: CLOCK }), gameTold())).toBeNull();
    expect(levelOfBots(AGAINST_BOTS, viewTold(1, { clock: CLOCK }), gameTold({ glass: 'glass' }))).toBe(2);
  });
  it('keeps the rules and the seat', () => {
    const wish = atLevel(AGAINST_BOTS, gameTold({ key: 'forma' }), 4);
    expect(wish).toEqual({ game: 'forma', options: AGAINST_BOTS.options, seats: [{ kind: 'bot', level: 4 }, { kind: 'here', name: 'Bo' }] });
  });
  it('stays gentle where the table was', () => {
    expect(atLevel(AGAINST_BOTS, gameTold({ gentle: { fit_aid: true } }), 1).gentle).toBe(true);
    expect(atLevel(AGAINST_BOTS, gameTold({ gentle: { fit_aid: false } }), 1)).not.toHaveProperty('gentle');
  });
});
