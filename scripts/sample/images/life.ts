import { type Canvas, circle, ellipse, line, rect, repeat, type Scene, shape } from './canvas.ts';
import { mix } from './palettes.ts';

/** Lights far behind, out of focus. */
const bokeh = (canvas: Canvas, count: number, colours: readonly string[], lowest: number) => {
  const { width, height, random } = canvas;
  return repeat(count, () =>
    circle(
      random.between(0, width),
      random.between(0, height * lowest),
      height * random.between(0.015, 0.06),
      random.pick(colours),
      `opacity="${random.between(0.12, 0.5).toFixed(2)}"`,
    ),
  );
};

/** A person against the light, so that no face is seen. */
const portrait: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'autumn', 'day', 'spring', 'dusk', 'winter');
  const x = width * random.between(0.4, 0.6);
  // Relative to the lower edge, so that head and shoulders join in every aspect ratio.
  const s = Math.min(width * 1.2, height);
  const head = height - s * 0.58;
  const side = canvas.seed % 2 === 0 ? 1 : -1;
  const hair = random.pick(['#1d1715', '#25211f', '#4b4642', '#17151a']);
  const skin = random.pick(['#7d5c48', '#6e4f3e', '#8a6650']);
  const coat = mix(
    random.pick([palette.accent, '#3f6f8f', '#5b7f5c', '#6a4a63', '#7a6a55']),
    '#15161a',
    0.55,
  );
  const isLong = random.next() < 0.5;
  const tilt = random.between(-7, 7);
  const shoulders = `M${x - s * 0.4},${height}q0,-${s * 0.27} ${s * 0.27},-${s * 0.33}q${s * 0.13},-${s * 0.05} ${s * 0.26},0q${s * 0.27},${s * 0.06} ${s * 0.27},${s * 0.33}z`;
  return [
    rect(
      0,
      0,
      width,
      height,
      canvas.gradient([0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[2]]),
    ),
    canvas.blur(s * 0.035, [
      rect(
        -width * 0.1,
        height * 0.62,
        width * 1.2,
        height * 0.5,
        mix(palette.far, palette.near, 0.45),
      ),
      ...repeat(7, (index) =>
        rect(
          width * (index * 0.16 - 0.04),
          height * random.between(0.2, 0.5),
          width * random.between(0.05, 0.14),
          height,
          mix(palette.far, palette.near, random.between(0.2, 0.7)),
        ),
      ),
    ]),
    canvas.blur(s * 0.012, bokeh(canvas, 26, [palette.sun, palette.sky[2], palette.accent], 0.75)),
    circle(x + side * s * 0.45, head - s * 0.2, s * 0.75, canvas.glow(palette.sun, 0.75)),
    canvas.blur(s * 0.005, [
      `<g transform="rotate(${tilt.toFixed(1)} ${x} ${height})">`,
      ...(isLong ? [ellipse(x, head + s * 0.07, s * 0.175, s * 0.27, hair)] : []),
      `<path d="${shoulders}" fill="${coat}"/>`,
      rect(x - s * 0.055, head + s * 0.08, s * 0.11, s * 0.2, mix(skin, '#15161a', 0.3)),
      ellipse(x, head, s * 0.128, s * 0.17, skin),
      ellipse(x - side * s * 0.02, head - s * 0.035, s * 0.142, s * 0.165, hair),
      ellipse(x + side * s * 0.05, head + s * 0.035, s * 0.083, s * 0.115, skin),
      `<path d="${shoulders}" fill="none" stroke="${palette.sun}" stroke-width="${s * 0.008}" opacity="0.45"/>`,
      '</g>',
    ]),
  ];
};

/** Players in the light of a stage, seen over the heads of the audience. */
const stage: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const tone =
    ['#ffb35c', '#7fa8ff', '#ff6f61', '#8fe0c0', '#e9a8ff'][canvas.seed % 5] ?? '#ffb35c';
  const players = repeat(3 + (canvas.seed % 4), (index) => {
    const x = width * (0.22 + index * 0.13 + random.between(-0.02, 0.02));
    const base = height * random.between(0.7, 0.74);
    const s = height * 0.17;
    const robe = mix(
      random.pick(['#c8102e', '#1f6f78', '#d8a32a', '#6a3f8f', '#e8e2d4']),
      '#1a0d12',
      0.3,
    );
    const arm = s * random.between(-0.5, 0.5);
    return (
      ellipse(x, base, s * 0.5, s * 0.06, '#000000', 'opacity="0.45"') +
      `<path d="M${x - s * 0.3},${base}q${s * 0.16},-${s * 0.42} ${s * 0.18},-${s * 0.72}q${s * 0.12},-${s * 0.07} ${s * 0.24},0q${s * 0.02},${s * 0.3} ${s * 0.18},${s * 0.72}z" fill="${robe}"/>` +
      line(
        [
          [x, base - s * 0.62],
          [x + arm, base - s * 0.95],
        ],
        robe,
        s * 0.11,
        'stroke-linecap="round"',
      ) +
      circle(x, base - s * 0.84, s * 0.1, mix('#e6bf9f', tone, 0.35)) +
      ellipse(x, base - s * 0.9, s * 0.115, s * 0.075, '#120c10')
    );
  });
  const heads = repeat(17, (index) => {
    const x = width * ((index + random.between(-0.2, 0.2)) / 16);
    const r = height * random.between(0.045, 0.06);
    const y = height * random.between(0.9, 0.96);
    return circle(x, y, r, '#08070a') + ellipse(x, y + r * 2.3, r * 2.1, r * 1.5, '#08070a');
  });
  return [
    rect(
      0,
      0,
      width,
      height,
      canvas.gradient([0, '#120a14'], [0.6, mix('#2a1420', tone, 0.18)], [1, '#0a070b']),
    ),
    canvas.blur(height * 0.012, [
      ...repeat(9, (index) =>
        rect(
          (index * width) / 9,
          0,
          width / 18,
          height * 0.7,
          mix('#4a1420', '#160a10', random.next()),
          'opacity="0.8"',
        ),
      ),
      ...repeat(5, (index) =>
        shape(
          [
            [width * (0.1 + index * 0.2), -10],
            [width * (0.02 + index * 0.2), height * 0.74],
            [width * (0.26 + index * 0.2), height * 0.74],
          ],
          tone,
          `opacity="${random.between(0.06, 0.2).toFixed(2)}"`,
        ),
      ),
    ]),
    ellipse(width * 0.5, height * 0.74, width * 0.5, height * 0.07, canvas.glow(tone, 0.75)),
    ...repeat(8, (index) =>
      circle(width * (0.08 + index * 0.12), height * 0.06, height * 0.09, canvas.glow(tone, 0.8)),
    ),
    canvas.blur(height * 0.0025, players),
    canvas.blur(height * 0.008, heads),
  ];
};

/** Shelves of books. */
const books: Scene = (canvas) => {
  const { width, height, random } = canvas;
  // Each photograph is taken at another distance from the shelves.
  const scale = 1.12 + (canvas.seed % 3) * 0.55;
  const shift = random.between(0.04, scale - 1.08);
  const turn = random.between(-2.5, 2.5);
  const tones = [
    '#8f3f3a',
    '#3f6f8f',
    '#c9a24a',
    '#5b7f5c',
    '#4a4a5e',
    '#d7c7a4',
    '#b8563f',
    '#2f4858',
  ];
  const shelves = repeat(5, (shelf) => {
    const base = height * (0.19 + shelf * 0.2);
    const parts = [rect(0, base, width, height * 0.018, '#6b4a2f')];
    for (let x = width * 0.01; x < width * 0.99; ) {
      const w = random.between(width * 0.012, width * 0.034);
      const tall = height * random.between(0.11, 0.165);
      const tone = random.pick(tones);
      if (random.next() > 0.06) {
        parts.push(
          rect(x, base - tall, w, tall, tone),
          rect(x + w * 0.2, base - tall * 0.82, w * 0.6, tall * 0.05, mix(tone, '#ffffff', 0.5)),
          rect(x + w * 0.2, base - tall * 0.2, w * 0.6, tall * 0.03, mix(tone, '#ffffff', 0.4)),
        );
      }
      x += w + 1.5;
    }
    return parts.join('');
  });
  return [
    rect(0, 0, width, height, '#3a2a1e'),
    `<g transform="translate(${-shift * width} ${-shift * height * 0.6}) scale(${scale}) rotate(${turn.toFixed(1)})">`,
    ...shelves,
    '</g>',
    circle(width * 0.78, height * 0.2, height * 0.7, canvas.glow('#ffdf9e', 0.5)),
  ];
};

/** Vessels from a kiln. */
const pottery: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const glazes = ['#7fa3a0', '#c9d4c5', '#5a7d8c', '#b9895a', '#e8e2d4', '#3f5a5f', '#a8563a'];
  const vessel = (x: number, base: number, s: number, fill: string) => {
    const belly = s * random.between(0.3, 0.46);
    const neck = s * random.between(0.09, 0.2);
    const foot = s * 0.18;
    const shoulder = base - s * 0.82;
    const side = (sign: 1 | -1) =>
      `C${x + sign * belly * 1.2},${base - s * 0.3} ${x + sign * belly},${base - s * 0.7} ${x + sign * neck},${shoulder}`;
    return `<path d="M${x - foot},${base}${side(-1)}V${base - s}H${x + neck}V${shoulder}C${x + belly},${base - s * 0.7} ${x + belly * 1.2},${base - s * 0.3} ${x + foot},${base}Z" fill="${fill}"/>${ellipse(x - belly * 0.45, base - s * 0.45, s * 0.035, s * 0.18, '#ffffff', 'opacity="0.3"')}`;
  };
  return [
    rect(0, 0, width, height, canvas.gradient([0, '#e9dfcf'], [1, '#cbb79a'])),
    ...repeat(3, (shelf) => {
      const base = height * (0.32 + shelf * 0.3);
      const pots = repeat(6, (index) =>
        vessel(
          width * (0.1 + index * 0.16),
          base,
          height * random.between(0.15, 0.23),
          random.pick(glazes),
        ),
      );
      return `${rect(0, base, width, height * 0.022, '#7a5a3c')}${rect(0, base + height * 0.022, width, height * 0.03, '#000000', 'opacity="0.12"')}${pots.join('')}`;
    }),
  ];
};

/** Fruit and vegetables on a stall; lamps and awnings behind it are out of focus. */
const market: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const goods = ['#c8382a', '#e08a2e', '#d9b93c', '#6f9a3f', '#7d3f6c', '#e3d3b0', '#a8552f'];
  const isNight = canvas.seed % 3 === 2;
  const back = isNight ? (['#1a1a2c', '#5c3a34'] as const) : (['#8fa9b8', '#e4d3b4'] as const);
  const awnings = repeat(6, (index) => {
    const tone = random.pick(['#b8322e', '#1f6f78', '#d8a32a', '#5b7f5c', '#e8e2d4', '#3f5f8f']);
    const top = height * random.between(0.12, 0.26);
    return (
      rect(width * (index * 0.18 - 0.04), top, width * 0.2, height * 0.12, tone) +
      rect(
        width * (index * 0.18 - 0.04),
        top + height * 0.12,
        width * 0.2,
        height * 0.4,
        mix(tone, '#2a211c', 0.8),
      )
    );
  });
  const people = repeat(7, () => {
    const x = width * random.next();
    const y = height * random.between(0.36, 0.44);
    const coat = random.pick(['#3a4452', '#6b4a3f', '#2f5560', '#7a6a55', '#8f3f3a']);
    return (
      circle(x, y, height * 0.035, '#4a382e') +
      ellipse(x, y + height * 0.16, height * 0.065, height * 0.13, coat)
    );
  });
  const rows = repeat(5, (row) => {
    const t = row / 4;
    const y = height * (0.56 + t * 0.36);
    const r = height * (0.028 + t * 0.03);
    const crates = 4 + ((row + canvas.seed) % 2);
    const pieces = repeat(Math.ceil(width / (r * 1.55)) + 1, (index) => {
      const crate = Math.floor(((index * r * 1.55) / width) * crates);
      const tone = goods[(crate * 3 + row * 2 + canvas.seed) % goods.length] ?? '#c8382a';
      const x = index * r * 1.55 + random.between(-0.15, 0.15) * r;
      const own = mix(tone, random.next() < 0.5 ? '#1c130c' : '#fff0c8', random.between(0, 0.16));
      const cy = y + random.between(-0.2, 0.2) * r;
      return (
        circle(x, cy, r, mix(own, '#120c08', 0.45)) +
        circle(x - r * 0.1, cy - r * 0.12, r * 0.86, own) +
        ellipse(x - r * 0.3, cy - r * 0.38, r * 0.26, r * 0.17, '#ffffff', 'opacity="0.4"')
      );
    });
    return (
      rect(0, y - r * 0.2, width, height * 0.14, mix('#6b4c30', '#241810', 0.35)) + pieces.join('')
    );
  });
  return [
    rect(0, 0, width, height, canvas.gradient([0, back[0]], [0.6, back[1]], [1, '#2a211c'])),
    canvas.blur(height * 0.018, [...awnings, ...people]),
    canvas.blur(
      height * 0.008,
      bokeh(canvas, isNight ? 46 : 20, ['#ffe2a8', '#ffd27a', '#fff3d0'], 0.5),
    ),
    canvas.blur(height * 0.006, rows.slice(0, 2)),
    ...rows.slice(2, 4),
    canvas.blur(height * 0.007, rows.slice(4)),
    circle(width * 0.3, height * 0.1, height * 0.7, canvas.glow('#fff3d0', 0.35)),
  ];
};

export const LIFE_SCENES = { portrait, stage, books, pottery, market } as const;
