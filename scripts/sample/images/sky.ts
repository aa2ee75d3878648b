import { circle, ellipse, line, rect, repeat, type Scene, shape } from './canvas.ts';
import { ranges } from './land.ts';
import { mix, PALETTES } from './palettes.ts';

/** Stars, the Milky Way and an observatory. */
const night: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = PALETTES.night;
  const band = repeat(60, () => {
    const t = random.next();
    return ellipse(
      width * t,
      height * (0.62 - t * 0.5) + random.between(-30, 30),
      random.between(40, 130),
      random.between(14, 40),
      canvas.glow('#b9c6f2', 0.13),
    );
  });
  const stars = repeat(320, () =>
    circle(
      random.between(0, width),
      random.between(0, height * 0.85),
      random.next() ** 4 * 2.6 + 0.5,
      random.pick(['#ffffff', '#dfe8ff', '#fff0d0']),
      `opacity="${random.between(0.4, 1).toFixed(2)}"`,
    ),
  );
  const x = width * (0.25 + (canvas.seed % 3) * 0.22);
  const y = height * 0.82;
  const r = height * 0.07;
  return [
    canvas.sky(palette),
    ...band,
    ...stars,
    ...ranges(canvas, palette, 0.76, 0.9, 3),
    rect(x - r, y - r * 0.2, r * 2, r * 1.6, '#10172c'),
    `<path d="M${x - r},${y}a${r},${r} 0 0 1 ${r * 2},0z" fill="#18213d"/>`,
    shape(
      [
        [x - r * 0.12, y - r],
        [x + r * 0.2, y - r * 0.98],
        [x + r * 0.36, y - r * 0.1],
        [x + r * 0.02, y - r * 0.1],
      ],
      mix('#ffb45c', '#18213d', 0.35),
    ),
    canvas.ridge(height * 0.95, height * 0.02, '#05070f'),
  ];
};

/** Rain over roofs. */
const rain: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = PALETTES.mist;
  const roofs = repeat(9, (index) => {
    const x = width * (index / 8 - 0.06);
    const top = height * random.between(0.58, 0.7);
    const w = width * 0.17;
    return (
      shape(
        [
          [x, top + height * 0.07],
          [x + w * 0.5, top],
          [x + w, top + height * 0.07],
        ],
        mix(palette.near, '#2b2f36', 0.4),
      ) +
      rect(
        x + w * 0.06,
        top + height * 0.07,
        w * 0.88,
        height * 0.4,
        mix(palette.near, palette.far, 0.35),
      )
    );
  });
  const umbrellas = repeat(6, (index) => {
    const x = width * (0.1 + index * 0.16 + random.between(-0.03, 0.03));
    const y = height * random.between(0.86, 0.93);
    const r = height * 0.05;
    const colour = random.pick(['#b8563f', '#3f6f8f', '#c9a24a', '#5b7f5c']);
    return `<path d="M${x - r},${y}a${r},${r * 0.8} 0 0 1 ${r * 2},0z" fill="${colour}"/>${rect(x - r * 0.3, y + 2, r * 0.6, r * 1.3, '#2f3a3c')}`;
  });
  return [
    canvas.sky(palette),
    ...ranges(canvas, palette, 0.42, 0.54, 2),
    ...roofs,
    rect(0, height * 0.88, width, height * 0.12, canvas.gradient([0, '#76878a'], [1, '#56676a'])),
    ...umbrellas,
    ...repeat(190, () => {
      const x = random.between(-40, width);
      const y = random.between(-40, height);
      const long = random.between(18, 60);
      return line(
        [
          [x, y],
          [x + long * 0.28, y + long],
        ],
        '#ffffff',
        1.4,
        `opacity="${random.between(0.2, 0.5).toFixed(2)}"`,
      );
    }),
  ];
};

export const SKY_SCENES = { night, rain } as const;
