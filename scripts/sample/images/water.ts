import { circle, line, type Scene, shape } from './canvas.ts';

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

/** A ferry on the river, and on the sea in the evening. */
const ferry: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const y = height * random.between(0.7, 0.82);
  return canvas.seed % 3 === 2
    ? []
    : [
        boat(
          width * random.between(0.35, 0.65),
          y,
          height * random.between(0.03, 0.055),
          '#2b2724',
        ),
      ];
};

export const WATER_SCENES = { river: ferry, sunset: ferry } as const;
