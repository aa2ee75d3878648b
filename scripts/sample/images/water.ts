import {
  type Canvas,
  circle,
  ellipse,
  line,
  type Point,
  rect,
  repeat,
  type Scene,
  shape,
} from './canvas.ts';
import { ranges } from './land.ts';
import { mix, type Palette } from './palettes.ts';

/** Water from a line down, with glints that grow towards the reader. */
export function water(canvas: Canvas, palette: Palette, from: number, glints = 70): string[] {
  const { width, height, random } = canvas;
  return [
    rect(
      0,
      from,
      width,
      height - from,
      canvas.gradient(
        [0, mix(palette.sky[2], palette.far, 0.25)],
        [0.5, mix(palette.sky[1], palette.far, 0.4)],
        [1, mix(palette.sky[0], palette.near, 0.45)],
      ),
    ),
    ...repeat(glints, () => {
      const t = random.next() ** 1.6;
      const y = from + (height - from) * t;
      return ellipse(
        random.between(0, width),
        y,
        8 + t * 70,
        0.8 + t * 2.6,
        palette.sun,
        `opacity="${(0.12 + random.next() * 0.22).toFixed(2)}"`,
      );
    }),
  ];
}

function boat(x: number, y: number, size: number, fill: string): string {
  return (
    shape(
      [
        [x - size, y - size * 0.12],
        [x + size, y - size * 0.12],
        [x + size * 0.72, y + size * 0.1],
        [x - size * 0.72, y + size * 0.1],
      ],
      fill,
    ) +
    `<path d="M${x - size * 0.4},${y - size * 0.12}q${size * 0.4},-${size * 0.5} ${size * 0.8},0z" fill="${fill}" opacity="0.85"/>` +
    line(
      [
        [x + size * 0.62, y - size * 0.12],
        [x + size * 0.62, y - size * 0.55],
      ],
      fill,
      size * 0.04,
    ) +
    circle(x + size * 0.62, y - size * 0.6, size * 0.09, fill)
  );
}

/** A river that winds towards the hills. */
const river: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'mist', 'day', 'dusk', 'spring');
  const horizon = height * 0.52;
  const phase = random.between(0, 6);
  const bank = (side: -1 | 1): Point[] =>
    repeat(41, (index): Point => {
      const t = index / 40;
      const middle = width * (0.5 + Math.sin(t * 4.2 + phase) * 0.17 * (1 - t * 0.35));
      return [
        middle + side * (width * (0.012 + t ** 1.7 * 0.42)),
        horizon + (height - horizon) * t,
      ];
    });
  const stream = [...bank(-1), ...bank(1).reverse()];
  return [
    canvas.sky(palette),
    circle(width * 0.7, height * 0.24, height * 0.2, canvas.glow(palette.sun, 0.8)),
    ...ranges(canvas, palette, 0.36, 0.54, 4),
    rect(
      0,
      horizon,
      width,
      height - horizon,
      canvas.gradient(
        [0, mix(palette.far, palette.near, 0.35)],
        [1, mix(palette.near, palette.far, 0.1)],
      ),
    ),
    shape(
      stream,
      canvas.gradient(
        [0, palette.sky[2]],
        [0.6, palette.sky[1]],
        [1, mix(palette.sky[0], palette.near, 0.2)],
      ),
    ),
    ...repeat(30, () => {
      const t = random.next() ** 1.4;
      return ellipse(
        width * (0.5 + random.between(-0.1, 0.1)),
        horizon + (height - horizon) * t,
        5 + t * 46,
        0.8 + t * 2,
        palette.sun,
        'opacity="0.3"',
      );
    }),
    boat(width * (0.46 + random.between(0, 0.1)), height * 0.82, height * 0.06, palette.near),
    ...repeat(46, () => {
      const side = random.next() < 0.5 ? random.between(0, 0.16) : random.between(0.84, 1);
      const x = side * width;
      return line(
        [
          [x, height],
          [x + random.between(-14, 14), height - random.between(0.04, 0.15) * height],
        ],
        mix(palette.near, '#000000', 0.15),
        2.4,
      );
    }),
  ];
};

const sunset: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dusk', 'dawn');
  const horizon = height * 0.62;
  const x = width * random.between(0.35, 0.65);
  return [
    canvas.sky(palette),
    ...repeat(7, () =>
      ellipse(
        random.between(0, width),
        random.between(height * 0.1, height * 0.5),
        random.between(90, 260),
        random.between(4, 12),
        palette.sky[2],
        'opacity="0.4"',
      ),
    ),
    circle(x, horizon - height * 0.06, height * 0.34, canvas.glow(palette.sun, 0.85)),
    circle(x, horizon - height * 0.06, height * 0.085, palette.sun),
    canvas.ridge(
      horizon - height * 0.005,
      height * 0.05,
      mix(palette.far, palette.near, 0.4),
      true,
    ),
    ...water(canvas, palette, horizon),
    ...repeat(26, (index) =>
      ellipse(
        x + random.between(-1, 1) * (10 + index * 4),
        horizon + 6 + (index * (height - horizon)) / 27,
        26 + index * 3,
        1.6 + index * 0.1,
        palette.sun,
        'opacity="0.55"',
      ),
    ),
    boat(width * random.between(0.2, 0.8), horizon + height * 0.16, height * 0.05, palette.near),
  ];
};

/** Mountains and their mirror. */
const lake: Scene = (canvas) => {
  const { width, height, palette: choose } = canvas;
  const palette = choose('winter', 'day', 'autumn', 'dawn');
  const shore = height * 0.55;
  const above = [
    canvas.sky(palette),
    ...ranges(canvas, palette, 0.34, 0.52, 4),
    canvas.ridge(shore - height * 0.01, height * 0.015, palette.near),
  ].join('');
  return [
    `<g>${above}</g>`,
    `<clipPath id="shore"><rect x="0" y="${shore}" width="${width}" height="${height - shore}"/></clipPath>`,
    `<g clip-path="url(#shore)"><g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="0.8">${above}</g></g>`,
    ...water(canvas, palette, shore, 40).slice(1),
    rect(
      0,
      shore,
      width,
      height - shore,
      canvas.gradient([0, palette.sky[1], 0.1], [1, palette.near, 0.5]),
    ),
  ];
};

export const WATER_SCENES = { river, sunset, lake } as const;
