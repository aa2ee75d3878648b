/** Smooth random values of a plane, the same for a seed. */
export interface Noise {
  /** From 0 to 1; features are about 1 unit wide. */
  readonly at: (x: number, y: number) => number;
  /** Noise with finer and finer detail, from 0 to 1. */
  readonly layered: (x: number, y: number, octaves: number) => number;
  /** The same with sharp crests, as mountains have. */
  readonly ridged: (x: number, y: number, octaves: number) => number;
}

const SIZE = 256;
const MASK = SIZE - 1;

export function createNoise(next: () => number): Noise {
  const values = Float32Array.from({ length: SIZE * SIZE }, next);
  const at = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    const su = u * u * (3 - 2 * u);
    const sv = v * v * (3 - 2 * v);
    const row = (top & MASK) * SIZE;
    const below = ((top + 1) & MASK) * SIZE;
    const column = left & MASK;
    const after = (left + 1) & MASK;
    const a = values[row + column] as number;
    const b = values[row + after] as number;
    const c = values[below + column] as number;
    const d = values[below + after] as number;
    return a + (b - a) * su + (c - a + (a - b - c + d) * su) * sv;
  };
  const layered: Noise['layered'] = (x, y, octaves) => {
    let sum = 0;
    let share = 0.5;
    let total = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += at(x * scale + octave * 17.3, y * scale + octave * 9.1) * share;
      total += share;
      share *= 0.5;
      scale *= 2.03;
    }
    return sum / total;
  };
  const ridged: Noise['ridged'] = (x, y, octaves) => {
    let sum = 0;
    let share = 0.5;
    let total = 0;
    let scale = 1;
    let weight = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const value = 1 - Math.abs(at(x * scale + octave * 31.7, y * scale + octave * 11.9) * 2 - 1);
      const crest = value * value * weight;
      sum += crest * share;
      total += share;
      weight = Math.min(1, crest * 2);
      share *= 0.5;
      scale *= 2.07;
    }
    return sum / total;
  };
  return { at, layered, ridged };
}
