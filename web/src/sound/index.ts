/** Sounds made on the spot with WebAudio, short and soft. Boards call `sound('wood')`; the switch is kept here. */
import { knock, noise, tone, type Stage } from './materials';

export type SoundName = 'wood' | 'paper' | 'water' | 'sand' | 'pearl' | 'mine' | 'refused' | 'win' | 'solved' | 'drawn' | 'lost';

const SOUNDS: Record<SoundName, (stage: Stage) => void> = {
  wood: (stage) => knock(stage, { pitch: 210, length: 0.09, level: 0.5 }),
  paper: (stage) => noise(stage, { from: 5200, to: 1400, length: 0.16, level: 0.16, sharp: 0.8 }),
  water: (stage) => {
    tone(stage, { from: 420, to: 880, length: 0.12, level: 0.16 });
    tone(stage, { from: 300, to: 620, length: 0.1, level: 0.08, after: 0.07 });
  },
  sand: (stage) => noise(stage, { from: 2600, to: 3400, length: 0.34, level: 0.07, sharp: 2 }),
  pearl: (stage) => tone(stage, { from: 1480, to: 1320, length: 0.18, level: 0.09 }),
  mine: (stage) => {
    knock(stage, { pitch: 330, length: 0.12, level: 0.4 });
    knock(stage, { pitch: 440, length: 0.16, level: 0.4, after: 0.13 });
  },
  refused: (stage) => knock(stage, { pitch: 110, length: 0.16, level: 0.4 }),
  win: (stage) => {
    for (const [step, pitch] of [392, 494, 587, 784].entries()) {
      tone(stage, { from: pitch, to: pitch, length: 0.36, level: 0.11, after: step * 0.12 });
    }
  },
  // A patience that comes out: a run of small bells over the chord of a win.
  solved: (stage) => {
    for (const [step, pitch] of [523, 659, 784, 1047, 1319, 1568].entries()) {
      tone(stage, { from: pitch, to: pitch, length: 0.5, level: 0.07, after: step * 0.09 });
    }
  },
  drawn: (stage) => {
    tone(stage, { from: 392, to: 392, length: 0.4, level: 0.1 });
    tone(stage, { from: 494, to: 494, length: 0.5, level: 0.08, after: 0.18 });
  },
  lost: (stage) => {
    tone(stage, { from: 330, to: 320, length: 0.3, level: 0.1 });
    tone(stage, { from: 262, to: 250, length: 0.45, level: 0.1, after: 0.2 });
  },
};

let on = true;
let stage: Stage | null = null;

export function switchSound(to: boolean): void {
  on = to;
}

/** Play a sound by its name; silent where the switch is off or the browser has no audio. */
export function sound(name: SoundName): void {
  if (!on || typeof AudioContext === 'undefined') return;
  // Opening takes a phone a tenth of a second: what the press changed is painted first.
  if (stage) heard(stage, name);
  else setTimeout(() => heard((stage ??= opened()), name));
}

function heard(stage: Stage, name: SoundName): void {
  // Browsers keep audio asleep until the first gesture; a sound that cannot play is no error.
  if (stage.context.state === 'suspended') void stage.context.resume().catch(() => undefined);
  SOUNDS[name](stage);
}

function opened(): Stage {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.7;
  out.connect(context.destination);
  return { context, out };
}
