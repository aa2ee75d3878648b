import { circle, ellipse, rect, type Scene, shape } from './canvas.ts';

/** The landscape is the whole photograph. */
const nothing: Scene = () => [];

/** A combine harvester in the field, with the dust behind it. */
const fields: Scene = (canvas) => {
  const { width, height, random } = canvas;
  if (canvas.seed % 3 === 1) return [];
  const x = width * random.between(0.3, 0.66);
  const y = height * random.between(0.56, 0.64);
  const s = height * 0.06;
  return [
    ellipse(x - s * 1.6, y, s * 2, s * 0.35, canvas.glow('#f0dcae', 0.6)),
    rect(x, y - s * 0.62, s, s * 0.5, '#c4472d', 'rx="3"'),
    rect(x + s * 0.5, y - s * 0.95, s * 0.4, s * 0.4, '#39464f', 'rx="2"'),
    shape(
      [
        [x + s, y - s * 0.35],
        [x + s * 1.35, y],
        [x + s * 1.35, y + s * 0.06],
        [x + s, y - s * 0.1],
      ],
      '#8d8f8c',
    ),
    circle(x + s * 0.78, y, s * 0.2, '#24282b'),
    circle(x + s * 0.2, y + s * 0.04, s * 0.14, '#24282b'),
  ];
};

export const LAND_SCENES = {
  mountains: nothing,
  terraces: nothing,
  tea: nothing,
  forest: nothing,
  snow: nothing,
  road: nothing,
  lake: nothing,
  school: nothing,
  runners: nothing,
  harbor: nothing,
  fields,
} as const;
