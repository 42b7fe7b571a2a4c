/** What sounds are made of: knocks of wood, tones of water, noise of paper and sand. */

export interface Stage {
  context: AudioContext;
  out: AudioNode;
}

interface Shape {
  length: number;
  level: number;
  after?: number;
}

/** A body that is struck: a quick sine falling in pitch, with a click of noise on top. */
export function knock(stage: Stage, shape: Shape & { pitch: number }): void {
  const { pitch, length, level, after = 0 } = shape;
  tone(stage, { from: pitch * 1.6, to: pitch, length, level, after });
  noise(stage, { from: 2400, to: 900, length: 0.03, level: level * 0.35, sharp: 1, after });
}

/** A sine that glides and dies away. */
export function tone(stage: Stage, shape: Shape & { from: number; to: number }): void {
  const { context } = stage;
  const { from, to, length, after = 0 } = shape;
  const start = context.currentTime + after;
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(fading(stage, start, shape));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Noise through a band that moves: rustling paper, running sand. */
export function noise(stage: Stage, shape: Shape & { from: number; to: number; sharp: number }): void {
  const { context } = stage;
  const { from, to, length, sharp, after = 0 } = shape;
  const start = context.currentTime + after;
  const source = context.createBufferSource();
  source.buffer = hiss(context, length);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(fading(stage, start, shape));
  source.start(start);
}

function fading({ context, out }: Stage, start: number, { length, level }: Shape): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

function hiss(context: AudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(context.sampleRate * length)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
