import { circle, ellipse, line, repeat, type Scene, shape } from './canvas.ts';

/** Tents and herds of the high pastures. */
const grassland: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('day', 'spring', 'dusk');
  const herd = repeat(26, () => {
    const y = random.between(height * 0.66, height * 0.93);
    const size = (y / height) ** 4 * height * 0.014;
    const x = random.between(width * 0.05, width * 0.95);
    return (
      ellipse(x, y, size * 1.5, size, '#2a211c') +
      circle(x + size * 1.4, y - size * 0.3, size * 0.5, '#2a211c')
    );
  });
  const tents = repeat(3, (index) => {
    const x = width * (0.2 + index * 0.27 + random.between(-0.05, 0.05));
    const y = height * random.between(0.66, 0.72);
    const s = height * 0.045;
    return (
      shape(
        [
          [x, y - s * 1.3],
          [x + s * 1.5, y],
          [x - s * 1.5, y],
        ],
        '#f6f1e6',
      ) +
      line(
        [
          [x, y - s * 1.3],
          [x, y],
        ],
        palette.accent,
        3,
      )
    );
  });
  return [...tents, ...herd];
};

export const COUNTRY_SCENES = { grassland } as const;
