import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser's audio would have been asked to play. */
class FakeAudio {
  static started: string[] = [];
  static resumed = 0;
  currentTime = 0;
  sampleRate = 8000;
  state = 'suspended';
  destination = {};
  private part(kind: string) {
    const value = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const made = { gain: value, frequency: value, Q: value, buffer: null, type: '', start: () => FakeAudio.started.push(kind), stop: vi.fn(), connect: (next: unknown) => next };
    return made;
  }
  createGain = () => this.part('gain');
  createOscillator = () => this.part('tone');
  createBufferSource = () => this.part('noise');
  createBiquadFilter = () => this.part('band');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = async () => void (FakeAudio.resumed += 1);
}

beforeEach(() => {
  vi.resetModules();
  FakeAudio.started = [];
  FakeAudio.resumed = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

const fresh = () => import('./index');
/** The first sound opens the audio only after the press has been painted. */
const opened = () => new Promise((done) => setTimeout(done));

describe('sounds', () => {
  it('are made of tones and noise', async () => {
    const { sound } = await fresh();
    sound('wood');
    expect(FakeAudio.started).toEqual([]);
    await opened();
    expect(FakeAudio.started).toEqual(['tone', 'noise']);
    FakeAudio.started = [];
    sound('paper');
    expect(FakeAudio.started).toEqual(['noise']);
    FakeAudio.started = [];
    sound('win');
    expect(FakeAudio.started).toHaveLength(4);
  });
  it('are silent while they are switched off', async () => {
    const { sound, switchSound } = await fresh();
    switchSound(false);
    sound('wood');
    expect(FakeAudio.started).toEqual([]);
    switchSound(true);
    sound('wood');
    await opened();
    expect(FakeAudio.started).not.toEqual([]);
  });
  it('wake the audio that browsers keep asleep until a gesture', async () => {
    const { sound } = await fresh();
    sound('pearl');
    await opened();
    expect(FakeAudio.resumed).toBe(1);
  });
  it('are no error where the browser has no audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { sound } = await fresh();
    expect(() => sound('wood')).not.toThrow();
  });
});
