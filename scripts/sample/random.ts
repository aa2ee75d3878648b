/** Pseudo-random numbers, the same for a seed (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  readonly int: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const int = (from: number, to: number) => Math.floor(between(from, to + 1));
  return { next, between, int, pick: (list) => list[int(0, list.length - 1)] as never };
}
