import { type Canvas, circle, ellipse, line, rect, repeat, type Scene, shape } from './canvas.ts';
import { mix } from './palettes.ts';
import { MIRROR_AT } from './shore.ts';

/** A row of buildings; those with `light` have lit windows. */
function buildings(
  canvas: Canvas,
  base: number,
  tallest: number,
  colours: readonly [string, string],
  light: string | null,
): string {
  const { width, height, random } = canvas;
  const parts: string[] = [];
  const unit = height / 100;
  for (let x = -unit * 3; x < width; ) {
    const w = random.between(width * 0.025, width * 0.075);
    const tall = tallest * random.between(0.3, 1) ** 1.3;
    const top = base - tall;
    const fill = canvas.gradient(
      [0, mix(colours[0], '#ffffff', random.next() * 0.12)],
      [1, colours[1]],
    );
    parts.push(
      rect(x, top, w, tall, fill),
      rect(x + w * 0.72, top, w * 0.28, tall, '#000000', 'opacity="0.18"'),
    );
    const kind = random.int(0, 4);
    if (kind === 0)
      parts.push(rect(x + w * 0.46, top - tall * 0.16, w * 0.05, tall * 0.16, colours[0]));
    if (kind === 1) parts.push(rect(x + w * 0.2, top - unit * 2, w * 0.5, unit * 2.2, colours[0]));
    const isGlass = kind === 2;
    for (let y = top + unit * 1.2; y < base - unit; y += unit * 1.7) {
      if (isGlass) parts.push(rect(x, y, w, unit * 0.5, '#dfeaf2', 'opacity="0.22"'));
      for (let column = x + unit * 0.6; !isGlass && column < x + w - unit; column += unit * 1.35) {
        const isLit = light !== null && random.next() < 0.38;
        parts.push(
          rect(
            column,
            y,
            unit * 0.7,
            unit * 0.95,
            isLit ? light : '#0f1722',
            `opacity="${isLit ? random.between(0.5, 1).toFixed(2) : '0.22'}"`,
          ),
        );
      }
    }
    x += w + random.between(-unit, width * 0.012);
  }
  return parts.join('');
}

/** A skyline at the water. */
const city: Scene = (canvas) => {
  const { height } = canvas;
  const base = height * MIRROR_AT.city;
  const isDark = canvas.seed % 5 === 0 || canvas.seed % 5 === 4;
  const light = isDark ? '#ffdc96' : null;
  const haze = isDark ? '#4a5878' : '#c3ccd4';
  const near = isDark ? (['#2a3146', '#3d3a48'] as const) : (['#8d949b', '#b5afa6'] as const);
  return [
    canvas.blur(height * 0.003, [
      buildings(canvas, base, height * 0.3, [mix(haze, near[0], 0.25), haze], null),
    ]),
    buildings(
      canvas,
      base,
      height * 0.4,
      [mix(haze, near[0], 0.6), mix(haze, near[1], 0.5)],
      light,
    ),
    buildings(canvas, base, height * 0.24, near, light),
    rect(0, base - height * 0.012, canvas.width, height * 0.014, '#5d5a55'),
  ];
};

/** A viaduct across a valley, and the train on it. */
const rail: Scene = (canvas) => {
  const { width, height, random, palette: choose } = canvas;
  const palette = choose('dawn', 'day', 'autumn', 'mist');
  const deck = height * 0.5;
  const concrete = mix('#d9d6cf', palette.near, 0.25);
  const piers = repeat(7, (index) => {
    const x = width * (0.05 + index * 0.15);
    return shape(
      [
        [x - 9, deck],
        [x + 9, deck],
        [x + 14, height * 0.9],
        [x - 14, height * 0.9],
      ],
      concrete,
    );
  });
  const arches = repeat(6, (index) => {
    const x = width * (0.125 + index * 0.15);
    return `<path d="M${x - width * 0.066},${deck + height * 0.14}a${width * 0.066},${height * 0.12} 0 0 1 ${width * 0.132},0" fill="none" stroke="${concrete}" stroke-width="9"/>`;
  });
  const start = width * random.between(0.05, 0.2);
  const cars = repeat(6, (index) => {
    const x = start + index * width * 0.098;
    return (
      rect(x, deck - height * 0.058, width * 0.094, height * 0.046, '#f4f4f1', 'rx="6"') +
      rect(x + 6, deck - height * 0.048, width * 0.084, height * 0.014, '#33475b') +
      rect(x, deck - height * 0.024, width * 0.094, height * 0.006, palette.accent)
    );
  });
  const nose = start + 6 * width * 0.098;
  return [
    ...piers,
    ...arches,
    rect(0, deck - height * 0.008, width, height * 0.024, concrete),
    ...cars,
    shape(
      [
        [nose - 4, deck - height * 0.058],
        [nose + width * 0.02, deck - height * 0.05],
        [nose + width * 0.065, deck - height * 0.012],
        [nose - 4, deck - height * 0.012],
      ],
      '#f4f4f1',
    ),
  ];
};

/** An old street in the evening. */
const lantern: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const roof = (x: number, y: number, w: number) =>
    `<path d="M${x - w * 0.08},${y}q${w * 0.2},-${w * 0.02} ${w * 0.3},-${w * 0.16}h${w * 0.56}q${w * 0.1},${w * 0.14} ${w * 0.3},${w * 0.16}z" fill="#14101c"/>${rect(x + w * 0.06, y, w * 0.88, height, '#1f1826')}`;
  const windows = repeat(12, (index) =>
    rect(
      width * (0.04 + index * 0.082),
      height * random.between(0.62, 0.72),
      width * 0.035,
      height * 0.075,
      '#f7b55a',
      `opacity="${random.between(0.5, 0.95).toFixed(2)}"`,
    ),
  );
  const lanterns = repeat(22, (index) => {
    const x = width * (0.03 + (index % 11) * 0.094);
    const sag = Math.sin(((index % 11) / 10) * Math.PI) * height * 0.08;
    const y = height * (index < 11 ? 0.26 : 0.4) + sag;
    const r = height * (index < 11 ? 0.03 : 0.022);
    return (
      circle(x, y, r * 4, canvas.glow('#ff9a3c', 0.5)) +
      ellipse(x, y, r, r * 0.85, '#e8432e') +
      rect(x - r * 0.35, y - r * 1.05, r * 0.7, r * 0.25, '#f7c55a') +
      line(
        [
          [x, y + r * 0.85],
          [x, y + r * 1.7],
        ],
        '#f7c55a',
        2,
      )
    );
  });
  return [
    rect(0, 0, width, height, canvas.gradient([0, '#14193a'], [0.6, '#4a2d4d'], [1, '#8a4a3a'])),
    ...repeat(70, () =>
      circle(
        random.between(0, width),
        random.between(0, height * 0.4),
        random.between(0.5, 1.6),
        '#ffffff',
        'opacity="0.6"',
      ),
    ),
    ...repeat(5, (index) =>
      roof(width * (index * 0.22 - 0.05), height * random.between(0.54, 0.6), width * 0.24),
    ),
    ...windows,
    ...lanterns,
    rect(0, height * 0.86, width, height * 0.14, canvas.gradient([0, '#3a2430'], [1, '#150f18'])),
    ...repeat(40, () =>
      ellipse(
        random.between(0, width),
        random.between(height * 0.87, height),
        random.between(10, 60),
        1.6,
        '#ff9a3c',
        'opacity="0.3"',
      ),
    ),
  ];
};

export const TOWN_SCENES = { city, rail, lantern } as const;
