import { circle, ellipse, line, rect, repeat, type Scene, shape } from './canvas.ts';
import { mix } from './palettes.ts';

/** A head and shoulders without a face, so that it resembles no real person. */
const portrait: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'mist', 'autumn', 'spring', 'winter', 'dusk');
  const x = width * 0.5;
  // Relative to the lower edge, so that head and shoulders join in every aspect ratio.
  const s = Math.min(width * 1.2, height);
  const head = height - s * 0.58;
  const hair = random.pick(['#2a211c', '#3a3432', '#8a8580', '#1d1a22']);
  const skin = random.pick(['#e6bf9f', '#d9ab86', '#f0cfb2']);
  const coat = random.pick([palette.accent, palette.near, '#3f6f8f', '#5b7f5c', '#6a4a63']);
  const isLong = canvas.seed % 2 === 0;
  return [
    rect(0, 0, width, height, canvas.gradient([0, palette.sky[0]], [1, palette.sky[2]])),
    circle(width * 0.7, height * 0.3, s * 0.5, canvas.glow(palette.sun, 0.7)),
    ...(isLong ? [ellipse(x, head + s * 0.04, s * 0.2, s * 0.27, hair)] : []),
    `<path d="M${x - s * 0.38},${height}q0,-${s * 0.3} ${s * 0.26},-${s * 0.34}h${s * 0.24}q${s * 0.26},${s * 0.04} ${s * 0.26},${s * 0.34}z" fill="${coat}"/>`,
    rect(x - s * 0.055, head + s * 0.08, s * 0.11, s * 0.2, mix(skin, '#6b4a2f', 0.15)),
    ellipse(x, head, s * 0.14, s * 0.18, skin),
    `<path d="M${x - s * 0.155},${head - s * 0.01}q-${s * 0.02},-${s * 0.22} ${s * 0.155},-${s * 0.22}q${s * 0.175},0 ${s * 0.155},${s * 0.22}q-${s * 0.05},-${s * 0.1} -${s * 0.155},-${s * 0.1}q-${s * 0.1},0 -${s * 0.155},${s * 0.1}z" fill="${hair}"/>`,
    shape(
      [
        [x - s * 0.06, height - s * 0.33],
        [x + s * 0.06, height - s * 0.33],
        [x, height - s * 0.2],
      ],
      '#f6f1e6',
    ),
  ];
};

/** Spotlights, curtain and players. */
const stage: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const robe = ['#c8102e', '#1f6f78', '#d8a32a', '#6a3f8f', '#e8e2d4'];
  const players = repeat(5, (index) => {
    const x = width * (0.2 + index * 0.15 + random.between(-0.02, 0.02));
    const base = height * random.between(0.8, 0.86);
    const s = height * 0.2;
    const fill = robe[(index + canvas.seed) % robe.length] ?? '#c8102e';
    return `<path d="M${x - s * 0.36},${base}q${s * 0.2},-${s * 0.5} ${s * 0.22},-${s * 0.75}h${s * 0.28}q${s * 0.02},${s * 0.25} ${s * 0.22},${s * 0.75}z" fill="${fill}"/>${line(
      [
        [x, base - s * 0.65],
        [x + s * 0.5 * (index % 2 ? 1 : -1), base - s * 0.95],
      ],
      fill,
      s * 0.12,
    )}${circle(x, base - s * 0.86, s * 0.12, '#f0cfb2')}${ellipse(x, base - s * 0.97, s * 0.14, s * 0.07, '#14101c')}`;
  });
  return [
    rect(0, 0, width, height, canvas.gradient([0, '#1a0d12'], [1, '#3b1418'])),
    ...repeat(3, (index) =>
      shape(
        [
          [width * (0.25 + index * 0.25), -10],
          [width * (0.08 + index * 0.25), height * 0.86],
          [width * (0.42 + index * 0.25), height * 0.86],
        ],
        '#ffe9b8',
        'opacity="0.12"',
      ),
    ),
    ellipse(width * 0.5, height * 0.86, width * 0.48, height * 0.09, '#a8603a', 'opacity="0.7"'),
    ...players,
    ...repeat(9, (index) => {
      const x = index < 5 ? (index * width) / 36 : width - ((index - 4) * width) / 36;
      return rect(
        x,
        0,
        width / 34,
        height,
        canvas.gradient([0, '#7a1420'], [0.5, '#a81e2e'], [1, '#5a0e18']),
        'opacity="0.95"',
      );
    }),
    rect(0, 0, width, height * 0.09, '#7a1420'),
    ...repeat(24, (index) =>
      circle((index + 0.5) * (width / 24), height * 0.09, width / 50, '#8f1826'),
    ),
  ];
};

/** Shelves of books. */
const books: Scene = (canvas) => {
  const { width, height, random } = canvas;
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
    ...shelves,
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

/** Stalls with awnings, and what they sell. */
const market: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const goods = ['#d9442f', '#e8963a', '#e9c84a', '#7da548', '#8f4a7a', '#f2e6cf'];
  const stalls = repeat(4, (index) => {
    const x = width * index * 0.25;
    const w = width * 0.25;
    const top = height * random.between(0.3, 0.36);
    const tone = random.pick(['#c8102e', '#1f6f78', '#d8a32a', '#5b7f5c']);
    const stripes = repeat(6, (stripe) =>
      rect(x + (stripe * w) / 6, top, w / 6, height * 0.1, stripe % 2 ? '#f6f1e6' : tone),
    );
    const piles = repeat(30, (piece) =>
      circle(
        x + w * (0.08 + (piece % 10) * 0.093),
        height * (0.66 + Math.floor(piece / 10) * 0.04),
        height * 0.024,
        goods[(Math.floor((piece % 10) / 2) + index) % goods.length] ?? '#d9442f',
      ),
    );
    return (
      rect(x, top + height * 0.1, w, height * 0.6, '#4a3a30') +
      stripes.join('') +
      rect(x + w * 0.03, height * 0.62, w * 0.94, height * 0.2, '#8a6a48') +
      piles.join('')
    );
  });
  return [
    rect(0, 0, width, height, canvas.gradient([0, '#8fb3c9'], [1, '#f1e4cc'])),
    ...stalls,
    rect(0, height * 0.82, width, height * 0.18, '#a89b88'),
    circle(width * 0.5, height * 0.2, height * 0.6, canvas.glow('#fff3d0', 0.4)),
  ];
};

/** Runners on a road by the river. */
const runners: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'spring', 'autumn', 'day');
  const shirts = ['#c8102e', '#1f6f78', '#e0a13a', '#3f5fa8', '#f2efe6', '#7a3f8f'];
  const field = repeat(26, (index) => {
    const t = (index / 25) ** 1.3;
    const base = height * (0.66 + t * 0.3);
    const s = height * (0.03 + t * 0.1);
    const x = random.between(width * 0.08, width * 0.92);
    const stride = random.between(0.3, 0.6) * (random.next() < 0.5 ? 1 : -1);
    const shirt = random.pick(shirts);
    return [
      line(
        [
          [x, base - s * 0.9],
          [x + s * stride, base],
        ],
        '#2f3742',
        s * 0.17,
        'stroke-linecap="round"',
      ),
      line(
        [
          [x, base - s * 0.9],
          [x - s * stride, base - s * 0.15],
        ],
        '#2f3742',
        s * 0.17,
        'stroke-linecap="round"',
      ),
      rect(
        x - s * 0.24,
        base - s * 1.75,
        s * 0.48,
        s * 0.95,
        shirt,
        `rx="${(s * 0.16).toFixed(1)}"`,
      ),
      line(
        [
          [x - s * 0.2, base - s * 1.6],
          [x - s * 0.5, base - s * 1.15],
          [x - s * 0.15, base - s * 1.1],
        ],
        mix(shirt, '#e6bf9f', 0.6),
        s * 0.12,
      ),
      circle(x, base - s * 2, s * 0.2, '#d9ab86'),
    ].join('');
  });
  return [
    rect(
      0,
      height * 0.52,
      width,
      height * 0.08,
      canvas.gradient([0, palette.sky[2]], [1, palette.sky[1]]),
    ),
    rect(0, height * 0.58, width, height * 0.42, '#7b7f82'),
    ...repeat(5, (index) =>
      rect(0, height * (0.62 + index * 0.085), width, 3, '#f2efe6', 'opacity="0.4"'),
    ),
    ...field,
  ];
};

export const LIFE_SCENES = { portrait, stage, books, pottery, market, runners } as const;
