import { circle, ellipse, line, type Point, rect, repeat, type Scene } from './canvas.ts';
import { mix } from './palettes.ts';

/** Rows at which things are mirrored in the water, in shares of the height. */
export const MIRROR_AT = { bridge: 0.68, city: 0.72 } as const;

/** A stone bridge whose arches close to rings in the water. */
const bridge: Scene = (canvas) => {
  const { width, height } = canvas;
  const level = height * MIRROR_AT.bridge;
  const arches = 3 + (canvas.seed % 3) * 2;
  const span = (width * 0.86) / arches;
  const rise = (x: number) =>
    level -
    height * 0.09 -
    Math.sin((x / width) * Math.PI) * height * (0.1 + (canvas.seed % 2) * 0.06);
  const deck = repeat(33, (index): Point => [(width * index) / 32, rise((width * index) / 32)]);
  const hole = (index: number) => {
    const x = width * 0.07 + span * (index + 0.5);
    const r = Math.min(span * 0.42, (level - rise(x)) * 0.8);
    return `M${x - r},${level}a${r},${r} 0 0 1 ${r * 2},0z`;
  };
  const stone = canvas.gradient([0, '#b9b1a2'], [1, '#6f675b']);
  const wall = `M0,${level}L${deck.map(([x, y]) => `${x},${y}`).join('L')}L${width},${level}z`;
  const rims = repeat(arches, hole).map(
    (path) => `<path d="${path}" fill="none" stroke="#d2cabb" stroke-width="${height * 0.008}"/>`,
  );
  return [
    `<path d="${wall}${repeat(arches, hole).join('')}" fill="${stone}" fill-rule="evenodd"/>`,
    ...rims,
    line(
      deck.map(([x, y]): Point => [x, y - height * 0.014]),
      '#8c8375',
      height * 0.02,
      `stroke-dasharray="${height * 0.006} ${height * 0.02}"`,
    ),
    line(
      deck.map(([x, y]): Point => [x, y - height * 0.024]),
      '#c9c1b1',
      height * 0.007,
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
  return [...boats];
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
  return [...flock, ...reeds];
};

export const SHORE_SCENES = { bridge, regatta, birds } as const;
