import { circle, ellipse, line, type Point, rect, repeat, type Scene, shape } from './canvas.ts';
import { clouds, haze, ranges } from './land.ts';
import { mix } from './palettes.ts';

/** Hedges along the curve of round hills. */
const tea: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('spring', 'mist', 'day');
  const hills = repeat(4, (hill) => {
    const t = hill / 3;
    const x = width * random.between(0.1, 0.9);
    const y = height * (0.62 + t * 0.42);
    const rx = width * random.between(0.55, 0.8);
    const ry = height * random.between(0.26, 0.36);
    const body = ellipse(x, y + ry * 0.5, rx, ry, mix(palette.far, palette.near, 0.35 + t * 0.5));
    const rows = repeat(
      11,
      (row) =>
        `<ellipse cx="${x}" cy="${y + ry * 0.5 + row * ry * 0.14}" rx="${rx * (0.97 - row * 0.02)}" ry="${ry * 0.97}" fill="none" stroke="${mix(palette.near, '#b7d77a', 0.25 + 0.3 * (1 - t))}" stroke-width="${3 + t * 8}" stroke-dasharray="${9 + t * 14} ${2 + t * 2}" opacity="0.8"/>`,
    );
    return body + rows.join('');
  });
  return [
    canvas.sky(palette),
    ...ranges(canvas, palette, 0.34, 0.5, 3),
    haze(canvas, height * 0.36, height * 0.2, palette.sky[2], 0.6),
    ...hills,
  ];
};

/** High pastures: tents, herds and a wide sky. */
const grassland: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('day', 'spring', 'dusk');
  const herd = repeat(26, () => {
    const y = random.between(height * 0.66, height * 0.93);
    const size = (y / height) ** 4 * height * 0.022;
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
  return [
    canvas.sky(palette),
    ...clouds(canvas, 9, 0.34),
    canvas.ridge(height * 0.46, height * 0.2, mix('#f4f7fa', palette.far, 0.25), true),
    canvas.ridge(height * 0.55, height * 0.06, mix(palette.far, '#6f9a4a', 0.5)),
    canvas.ridge(height * 0.62, height * 0.05, mix(palette.near, '#8fb356', 0.6)),
    canvas.ridge(height * 0.78, height * 0.05, mix(palette.near, '#7da548', 0.5)),
    ...tents,
    ...herd,
  ];
};

/** A road between trees. */
const road: Scene = (canvas) => {
  const { width, height, palette: choose } = canvas;
  const palette = choose('autumn', 'spring', 'winter');
  const horizon = height * 0.5;
  const trees = repeat(16, (index) => {
    const t = (Math.floor(index / 2) + 1) / 8;
    const side = index % 2 === 0 ? -1 : 1;
    const x = width * (0.5 + side * (0.06 + t * 0.5));
    const base = horizon + (height - horizon) * t * 0.75;
    const tall = height * (0.08 + t * 0.42);
    return (
      rect(x - t * 7, base - tall, t * 14, tall, '#4b3a2c') +
      ellipse(
        x,
        base - tall,
        tall * 0.3,
        tall * 0.42,
        mix(palette.accent, palette.far, (index % 3) * 0.22),
        'opacity="0.92"',
      )
    );
  });
  const lane: Point[] = [
    [width * 0.49, horizon],
    [width * 0.51, horizon],
    [width * 0.82, height],
    [width * 0.18, height],
  ];
  return [
    canvas.sky(palette),
    ...ranges(canvas, palette, 0.4, 0.5, 3),
    rect(0, horizon, width, height - horizon, mix(palette.far, palette.near, 0.3)),
    shape(lane, '#6b6f72'),
    ...repeat(7, (index) => {
      const t = ((index + 1) / 8) ** 1.8;
      const y = horizon + (height - horizon) * t;
      return rect(width * 0.5 - t * 6, y, t * 12, t * 42, '#f2efe6');
    }),
    ...trees,
  ];
};

export const COUNTRY_SCENES = { tea, grassland, road } as const;
