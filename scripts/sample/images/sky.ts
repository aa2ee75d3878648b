import { circle, line, rect, repeat, type Scene, shape } from './canvas.ts';
import { mix, PALETTES } from './palettes.ts';

/** The dome of an observatory on a hill. */
const night: Scene = (canvas) => {
  const { width, height } = canvas;
  if (canvas.seed % 2 === 0) return [];
  const x = width * (0.25 + (canvas.seed % 3) * 0.22);
  const y = height * 0.8;
  const r = height * 0.05;
  return [
    rect(x - r, y - r * 0.2, r * 2, r * 1.8, '#141a2c'),
    `<path d="M${x - r},${y}a${r},${r} 0 0 1 ${r * 2},0z" fill="#2a3350"/>`,
    shape(
      [
        [x - r * 0.12, y - r],
        [x + r * 0.2, y - r * 0.98],
        [x + r * 0.3, y - r * 0.1],
        [x + r * 0.04, y - r * 0.1],
      ],
      '#ffb45c',
    ),
    circle(x, y - r * 0.6, r * 3, canvas.glow('#ffb45c', 0.25)),
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
