import { describe, expect, it } from 'vitest';
import { stepped, stops } from './stepping';

document.body.innerHTML = '<main><div class="board"><button id="cell"></button></div><input id="field" /><dialog><b id="inside"></b></dialog><p id="page"></p></main>';

function pressed(key: string, on: string, boardHasKeys = false): number | null {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  document.querySelector(on)!.dispatchEvent(event);
  return stepped(event, 5, boardHasKeys);
}

describe('arrow keys in a replay', () => {
  it('go one move back and forth', () => {
    expect(pressed('ArrowLeft', '#page')).toBe(4);
    expect(pressed('ArrowRight', '#page')).toBe(6);
  });
  it('and other keys mean something else', () => {
    expect(pressed('ArrowUp', '#page')).toBeNull();
    expect(pressed('a', '#page')).toBeNull();
  });
  it('belong to a field and to a window', () => {
    expect(pressed('ArrowLeft', '#field')).toBeNull();
    expect(pressed('ArrowLeft', '#inside')).toBeNull();
  });
  it('belong to the board as long as it is played on', () => {
    expect(pressed('ArrowLeft', '#cell', true)).toBeNull();
    expect(pressed('ArrowLeft', '#cell', false)).toBe(4);
  });
});

describe('the buttons of a replay', () => {
  const open = (at: number) => [...stops(at, 3).before, ...stops(at, 3).after].filter((stop) => !stop.disabled).map((stop) => [stop.icon, stop.to]);

  it('lead back only from later than the beginning, onward only from before the end', () => {
    expect(open(0)).toEqual([['next', 1], ['last', null]]);
    expect(open(2)).toEqual([['first', 0], ['previous', 1], ['next', 3], ['last', null]]);
    expect(open(3)).toEqual([['first', 0], ['previous', 2]]);
  });
});
