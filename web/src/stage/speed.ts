/** How long a shown move stays before the next one. */
export const SPEEDS = ['calm', 'normal', 'quick', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOVE_MS: Record<Speed, number> = { calm: 1500, normal: 800, quick: 400, once: 0 };
