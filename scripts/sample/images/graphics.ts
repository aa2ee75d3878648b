import { circle, line, type Point, rect, repeat, type Scene, shape } from './canvas.ts';
import { mix, PALETTES } from './palettes.ts';

const INK = '#2b2b2b';
const RED = '#c8102e';

/** A chart of bars and a line without text; the caption explains it. */
const chart: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const values = repeat(9, (index) => 0.25 + index * 0.045 + random.between(0, 0.25));
  const x = (index: number) => width * (0.12 + index * 0.09);
  const y = (value: number) => height * (0.86 - value * 0.8);
  const points = values.map(
    (value, index): Point => [x(index) + width * 0.025, y(value * 0.75 + 0.2)],
  );
  return [
    rect(0, 0, width, height, '#faf8f4'),
    ...repeat(6, (index) =>
      rect(width * 0.08, height * (0.16 + index * 0.14), width * 0.84, 1.5, '#ddd8cf'),
    ),
    ...values.map((value, index) =>
      rect(
        x(index),
        y(value),
        width * 0.05,
        height * 0.86 - y(value),
        index === 8 ? RED : mix('#8da3bb', '#3c4d63', index / 9),
      ),
    ),
    line(points, RED, 5),
    ...points.map(([px, py]) => circle(px, py, 9, '#ffffff', `stroke="${RED}" stroke-width="4"`)),
    rect(width * 0.08, height * 0.86, width * 0.84, 4, INK),
  ];
};

/** A stylised page of the newspaper. */
const page: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const text = (x: number, y: number, w: number, h: number) =>
    repeat(Math.floor(h / 11), (index) =>
      rect(x, y + index * 11, w * (index % 7 === 6 ? random.between(0.3, 0.8) : 1), 5, '#8d8a85'),
    ).join('');
  const picture = (x: number, y: number, w: number, h: number) => {
    const { sky, near, far } = PALETTES[random.pick(['dawn', 'day', 'autumn'] as const)];
    return (
      rect(x, y, w, h, canvas.gradient([0, sky[0]], [1, sky[2]])) +
      shape(
        [
          [x, y + h],
          [x, y + h * 0.6],
          [x + w * 0.3, y + h * 0.35],
          [x + w * 0.6, y + h * 0.65],
          [x + w, y + h * 0.4],
          [x + w, y + h],
        ],
        mix(far, near, 0.6),
      )
    );
  };
  const head = (x: number, y: number, w: number, size: number) =>
    rect(x, y, w, size, INK) + rect(x, y + size * 1.5, w * 0.6, size * 0.5, '#55524d');
  return [
    rect(0, 0, width, height, '#fbfaf6'),
    rect(50, 44, 300, 66, RED),
    ...repeat(4, (index) => rect(72 + index * 66, 60, 44, 34, '#fbfaf6')),
    text(700, 52, 250, 60),
    rect(50, 126, 900, 4, INK),
    head(50, 152, 580, 34),
    text(50, 230, 280, 300),
    picture(350, 230, 280, 200),
    text(350, 446, 280, 84),
    head(660, 152, 290, 22),
    text(660, 214, 136, 316),
    text(814, 214, 136, 316),
    rect(50, 556, 900, 2, '#c9c5bd'),
    picture(50, 580, 440, 290),
    head(510, 580, 440, 26),
    text(510, 640, 210, 230),
    text(740, 640, 210, 230),
    rect(50, 896, 900, 2, '#c9c5bd'),
    ...repeat(
      3,
      (index) =>
        head(50 + index * 306, 920, 270, 20) +
        text(50 + index * 306, 980, 128, 360) +
        text(192 + index * 306, 980, 128, 360),
    ),
  ];
};

/** The ground of a banner of the newspaper itself; `renderNoticeText` has its text. */
const notice: Scene = (canvas) => {
  const { width, height } = canvas;
  const [ground = '#1f3b4d', one = '#e0a13a', two = '#f2efe6'] =
    (
      [
        ['#c8102e', '#f7d9a0', '#ffffff'],
        ['#1f3b4d', '#e0a13a', '#f2efe6'],
        ['#2f6b3f', '#f4e3a1', '#ffffff'],
        ['#3b2f5c', '#f08a5d', '#f9ed69'],
        ['#f1e4cc', '#c8102e', '#2b2b2b'],
        ['#14424a', '#8fd0c4', '#ffffff'],
      ] as const
    )[canvas.seed % 6] ?? [];
  return [
    rect(0, 0, width, height, ground),
    ...repeat(5, (index) =>
      circle(
        width * (0.62 + index * 0.09),
        height * (0.5 + Math.sin(index * 1.7 + canvas.seed) * 0.3),
        height * (0.5 - index * 0.07),
        index % 2 ? one : two,
        `opacity="${0.25 + index * 0.12}"`,
      ),
    ),
  ];
};

export const PAPER_SCENES = { chart, page, notice } as const;
