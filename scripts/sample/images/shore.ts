import { circle, ellipse, line, type Point, rect, repeat, type Scene, shape } from './canvas.ts';
import { clouds, ranges } from './land.ts';
import { mix } from './palettes.ts';
import { water } from './water.ts';

/** Cranes, stacked boxes and a ship. */
const harbor: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'day', 'dusk');
  const quay = height * 0.64;
  const crane = (x: number) => {
    const tall = height * random.between(0.3, 0.4);
    const arm = width * 0.12;
    const steel = mix(palette.accent, palette.near, 0.25);
    return [
      line(
        [
          [x, quay],
          [x, quay - tall],
        ],
        steel,
        9,
      ),
      line(
        [
          [x + width * 0.04, quay],
          [x + width * 0.04, quay - tall * 0.8],
        ],
        steel,
        9,
      ),
      line(
        [
          [x - arm, quay - tall * 0.8],
          [x + arm, quay - tall * 0.8],
        ],
        steel,
        8,
      ),
      line(
        [
          [x - arm, quay - tall * 0.8],
          [x, quay - tall],
          [x + arm, quay - tall * 0.8],
        ],
        steel,
        3,
      ),
      line(
        [
          [x - arm * 0.7, quay - tall * 0.8],
          [x - arm * 0.7, quay - tall * 0.35],
        ],
        steel,
        2,
      ),
    ].join('');
  };
  const colours = [palette.accent, '#3f6f8f', '#d7c7a4', '#5b7f5c', '#8f3f3a', '#e0a13a'];
  const boxes = repeat(54, (index) => {
    const w = width * 0.044;
    const h = height * 0.034;
    return rect(
      width * 0.02 + (index % 18) * w * 1.22,
      quay - h * (1 + Math.floor(index / 18) * 1.06),
      w,
      h,
      random.pick(colours),
    );
  }).filter(() => random.next() > 0.2);
  const hull = height * 0.79;
  return [
    canvas.sky(palette),
    ...clouds(canvas, 5, 0.25),
    ...ranges(canvas, palette, 0.5, 0.56, 2),
    ...repeat(4, (index) => crane(width * (0.16 + index * 0.22))),
    ...boxes,
    rect(0, quay, width, height * 0.02, '#5a5d60'),
    ...water(canvas, palette, quay + height * 0.02),
    shape(
      [
        [width * 0.18, hull],
        [width * 0.82, hull],
        [width * 0.76, hull + height * 0.09],
        [width * 0.24, hull + height * 0.09],
      ],
      mix(palette.near, palette.accent, 0.35),
    ),
    ...repeat(18, (index) =>
      rect(
        width * (0.24 + (index % 9) * 0.052),
        hull - height * 0.036 * (1 + Math.floor(index / 9)),
        width * 0.048,
        height * 0.033,
        random.pick(colours),
      ),
    ),
    rect(width * 0.73, hull - height * 0.12, width * 0.06, height * 0.12, '#f3efe6'),
  ];
};

/** A stone bridge whose arches close to rings in the water. */
const bridge: Scene = (canvas) => {
  const { width, height, palette: choose } = canvas;
  const palette = choose('mist', 'dawn', 'autumn', 'spring');
  const level = height * 0.66;
  const stone = mix(palette.near, palette.far, 0.35);
  const arches = 3 + (canvas.seed % 3) * 2;
  const span = (width * 0.86) / arches;
  const rise = (x: number) =>
    level - height * 0.09 - Math.sin((x / width) * Math.PI) * height * 0.14;
  const deck = repeat(33, (index): Point => [(width * index) / 32, rise((width * index) / 32)]);
  const ring = (index: number) => {
    const x = width * 0.07 + span * (index + 0.5);
    const r = Math.min(span * 0.42, (level - rise(x)) * 0.8);
    return ellipse(x, level, r, r, mix(palette.sky[2], palette.sky[1], 0.4));
  };
  return [
    canvas.sky(palette),
    ...ranges(canvas, palette, 0.36, 0.5, 3),
    ...water(canvas, palette, level - 2, 50),
    shape([[0, level], ...deck, [width, level]], stone),
    ...repeat(arches, ring),
    line(
      deck.map(([x, y]): Point => [x, y - 12]),
      mix(stone, '#000000', 0.2),
      5,
      'stroke-dasharray="4 16"',
    ),
    line(
      deck.map(([x, y]): Point => [x, y - 20]),
      mix(stone, '#ffffff', 0.15),
      6,
    ),
    `<g transform="translate(0 ${level * 2}) scale(1 -1)" opacity="0.28">${shape([[0, level], ...deck, [width, level]], stone)}</g>`,
    rect(
      0,
      level,
      width,
      height - level,
      canvas.gradient([0, palette.sky[1], 0.15], [1, palette.near, 0.4]),
    ),
  ];
};

/** Long boats and their crews. */
const regatta: Scene = (canvas) => {
  const { width, height, palette: choose } = canvas;
  const palette = choose('day', 'dawn', 'spring');
  const boats = repeat(4, (index) => {
    const y = height * (0.58 + index * 0.115);
    const length = width * (0.3 + index * 0.1);
    const x = width * (0.12 + ((index * 37 + canvas.seed * 13) % 30) / 100);
    const colour = ['#c8102e', '#1f6f78', '#e0a13a', '#5b3f8f'][index] ?? '#c8102e';
    const crew = repeat(10, (seat) => {
      const cx = x + length * (0.12 + seat * 0.08);
      const s = height * (0.012 + index * 0.003);
      return (
        circle(cx, y - s * 2.6, s * 0.7, palette.near) +
        rect(cx - s * 0.6, y - s * 2, s * 1.2, s * 2, colour) +
        line(
          [
            [cx, y - s],
            [cx - s * 2, y + s * 1.6],
          ],
          palette.near,
          s * 0.3,
        )
      );
    });
    return `<path d="M${x},${y - 12}q${length * 0.06},12 ${length * 0.14},12h${length * 0.72}q${length * 0.08},0 ${length * 0.14},-14q-${length * 0.03},30 -${length * 0.12},32h-${length * 0.74}q-${length * 0.1},-2 -${length * 0.14},-30z" fill="${mix(colour, palette.near, 0.3)}"/>${crew.join('')}`;
  });
  return [
    canvas.sky(palette),
    ...clouds(canvas, 6, 0.24),
    ...ranges(canvas, palette, 0.36, 0.46, 3),
    ...water(canvas, palette, height * 0.48),
    ...boats,
  ];
};

/** Reeds and a flock on its way. */
const birds: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'winter', 'dusk', 'autumn');
  const flock = repeat(34, () => {
    const x = random.between(width * 0.08, width * 0.92);
    const y = random.between(height * 0.08, height * 0.5);
    const s = random.between(9, 26);
    return `<path d="M${x - s},${y - s * 0.35}q${s * 0.5},-${s * 0.3} ${s},${s * 0.35}q${s * 0.5},-${s * 0.65} ${s},-${s * 0.35}" fill="none" stroke="${palette.near}" stroke-width="${s * 0.16}"/>`;
  });
  const reeds = repeat(110, () => {
    const x = random.between(0, width);
    const top = height - random.between(0.06, 0.26) * height;
    const lean = random.between(-20, 30);
    return (
      line(
        [
          [x, height],
          [x + lean, top],
        ],
        mix(palette.near, palette.accent, random.between(0, 0.35)),
        2.6,
      ) + ellipse(x + lean, top, 3, 13, mix(palette.far, palette.accent, 0.35))
    );
  });
  return [
    canvas.sky(palette),
    circle(width * 0.66, height * 0.36, height * 0.24, canvas.glow(palette.sun, 0.8)),
    ...ranges(canvas, palette, 0.5, 0.56, 2),
    ...water(canvas, palette, height * 0.6),
    ...flock,
    ...reeds,
  ];
};

export const SHORE_SCENES = { harbor, bridge, regatta, birds } as const;
