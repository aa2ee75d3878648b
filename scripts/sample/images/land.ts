import {
  type Canvas,
  circle,
  ellipse,
  type Point,
  rect,
  repeat,
  type Scene,
  shape,
} from './canvas.ts';
import { mix, type Palette } from './palettes.ts';

/** Draws mountain ranges, the farther ones fainter. */
export function ranges(
  canvas: Canvas,
  palette: Palette,
  from: number,
  to: number,
  count: number,
): string[] {
  const { height, ridge } = canvas;
  return repeat(count, (index) => {
    const t = count === 1 ? 1 : index / (count - 1);
    const y = height * (from + (to - from) * t);
    return ridge(
      y,
      height * (0.16 - t * 0.08),
      mix(palette.far, palette.near, t * t * 0.85 + t * 0.1),
      true,
    );
  });
}

/** A bank of haze over the width. */
export const haze = (
  canvas: Canvas,
  y: number,
  depth: number,
  colour: string,
  opacity: number,
): string =>
  rect(
    0,
    y,
    canvas.width,
    depth,
    canvas.gradient([0, colour, 0], [0.6, colour, opacity], [1, colour, 0]),
  );

const sun = (canvas: Canvas, palette: Palette, x: number, y: number, r: number): string =>
  circle(x, y, r * 4, canvas.glow(palette.sun, 0.75)) +
  circle(x, y, r, palette.sun, 'opacity="0.95"');

const mountains: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'mist', 'day', 'dusk', 'autumn');
  const layers = ranges(canvas, palette, 0.42, 0.92, 6);
  return [
    canvas.sky(palette),
    sun(
      canvas,
      palette,
      width * random.between(0.2, 0.8),
      height * random.between(0.18, 0.32),
      height * 0.045,
    ),
    ...layers.flatMap((layer, index) => [
      layer,
      haze(
        canvas,
        height * (0.48 + index * 0.085),
        height * 0.16,
        palette.sky[2],
        0.5 - index * 0.07,
      ),
    ]),
  ];
};

/** Bands that follow the slope; flooded ones mirror the sky. */
const terraces: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'autumn', 'spring', 'mist');
  const bands = 15;
  const phase = random.between(0, 6);
  const bend = (x: number, band: number) =>
    Math.sin((x / width) * 5 + phase + band * 0.34) * (10 + band * 3.4) +
    Math.sin((x / width) * 11 + band * 0.9) * (3 + band * 0.8);
  const edge = (band: number): Point[] =>
    repeat(49, (index): Point => {
      const x = (width * index) / 48;
      return [x, height * (0.4 + 0.62 * (band / bands) ** 1.35) + bend(x, band)];
    });
  const fields = repeat(bands, (band) => {
    const flooded = (band + canvas.seed) % 3 !== 0;
    const fill = flooded
      ? mix(palette.sky[2], palette.sky[0], (band / bands) * 0.8)
      : mix(palette.far, palette.near, 0.25 + (band / bands) * 0.5);
    const points = edge(band);
    const wall = points.map(([x, y]): Point => [x, y - 3 - band * 0.55]);
    return (
      shape(
        [[0, height], ...wall, [width, height]],
        mix(palette.far, palette.near, 0.5 + (band / bands) * 0.5),
      ) + shape([[0, height], ...points, [width, height]], fill)
    );
  });
  return [
    canvas.sky(palette),
    sun(canvas, palette, width * 0.72, height * 0.18, height * 0.035),
    ...ranges(canvas, palette, 0.3, 0.42, 3),
    haze(canvas, height * 0.28, height * 0.16, palette.sky[2], 0.6),
    ...fields,
  ];
};

/** Rows that run to the horizon. */
const fields: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('autumn', 'spring', 'dusk', 'day');
  const horizon = height * 0.46;
  const vanish = width * random.between(0.3, 0.7);
  const ripe = canvas.seed % 2 === 0 ? '#d9ae4c' : mix(palette.near, '#9fc25a', 0.55);
  const rows = repeat(34, (index) => {
    const left = -width * 0.9 + (index * width * 2.8) / 34;
    return shape(
      [
        [vanish - 1, horizon],
        [vanish + 1, horizon],
        [left + width * 0.045, height],
        [left, height],
      ],
      mix(ripe, palette.near, 0.35),
      'opacity="0.55"',
    );
  });
  const machineX = vanish + width * 0.16;
  return [
    canvas.sky(palette),
    ...clouds(canvas, 5, 0.3),
    canvas.ridge(horizon - height * 0.02, height * 0.04, mix(palette.far, palette.near, 0.35)),
    rect(
      0,
      horizon,
      width,
      height - horizon,
      canvas.gradient([0, mix(ripe, palette.sky[2], 0.5)], [1, ripe]),
    ),
    ...rows,
    rect(machineX, height * 0.535, width * 0.05, height * 0.035, palette.accent),
    rect(machineX + width * 0.012, height * 0.508, width * 0.02, height * 0.03, '#3c4650'),
    circle(machineX + width * 0.01, height * 0.572, height * 0.013, '#23282d'),
    circle(machineX + width * 0.042, height * 0.574, height * 0.01, '#23282d'),
    ellipse(
      machineX - width * 0.02,
      height * 0.572,
      width * 0.04,
      height * 0.01,
      '#f7ead0',
      'opacity="0.5"',
    ),
  ];
};

export function clouds(canvas: Canvas, count: number, lowest: number): string[] {
  const { width, height, random } = canvas;
  return repeat(count, () => {
    const x = random.between(0, width);
    const y = random.between(height * 0.06, height * lowest);
    const size = random.between(0.5, 1.2) * height * 0.05;
    return repeat(6, (index) =>
      ellipse(
        x + (index - 2.5) * size,
        y + Math.abs(index - 2.5) * size * 0.16,
        size * 1.3,
        size * (0.75 - Math.abs(index - 2.5) * 0.16),
        '#ffffff',
        'opacity="0.38"',
      ),
    ).join('');
  });
}

function conifer(x: number, base: number, tall: number, fill: string): string {
  return repeat(4, (index) => {
    const top = base - tall + (index * tall) / 5;
    const half = tall * (0.07 + index * 0.055);
    return shape(
      [
        [x, top],
        [x + half, top + tall * 0.36],
        [x - half, top + tall * 0.36],
      ],
      fill,
    );
  }).join('');
}

const forest: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('mist', 'spring', 'autumn', 'dawn');
  const layers = repeat(5, (layer) => {
    const t = layer / 4;
    const fill = mix(palette.far, palette.near, t);
    const base = height * (0.55 + t * 0.5);
    const trees = repeat(26 - layer * 3, () =>
      conifer(
        random.between(-20, width + 20),
        base + random.between(-12, 24),
        height * (0.13 + t * 0.3) * random.between(0.7, 1.2),
        fill,
      ),
    ).join('');
    return (
      canvas.ridge(base - height * 0.03, height * 0.03, fill) +
      trees +
      haze(canvas, base - height * 0.12, height * 0.2, palette.sky[2], 0.55 - t * 0.4)
    );
  });
  return [
    canvas.sky(palette),
    sun(canvas, palette, width * 0.3, height * 0.22, height * 0.04),
    ...ranges(canvas, palette, 0.4, 0.48, 2),
    ...layers,
  ];
};

const snow: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('winter', 'dawn');
  const trees = repeat(40, () => {
    const t = random.next();
    return conifer(
      random.between(0, width),
      height * (0.74 + t * 0.26),
      height * (0.06 + t * 0.16),
      mix(palette.far, palette.near, 0.4 + t * 0.5),
    );
  });
  return [
    canvas.sky(palette),
    canvas.ridge(height * 0.5, height * 0.26, '#dfe8f0', true),
    canvas.ridge(height * 0.58, height * 0.2, '#c7d5e3', true),
    canvas.ridge(height * 0.74, height * 0.05, '#f3f6f9'),
    ...trees,
    canvas.ridge(height * 0.94, height * 0.03, '#ffffff'),
    ...repeat(160, () =>
      circle(
        random.between(0, width),
        random.between(0, height),
        random.between(1, 3.6),
        '#ffffff',
        `opacity="${random.between(0.4, 0.9).toFixed(2)}"`,
      ),
    ),
  ];
};

export const LAND_SCENES = { mountains, terraces, fields, forest, snow } as const;
