import { mix, PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { createRandom, type Random } from './random.ts';

/** Draws one scene: SVG elements, back to front. */
export type Scene = (canvas: Canvas) => readonly string[];

export type Point = readonly [x: number, y: number];

/** The tools of a scene: size, random numbers and basic shapes. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** The number in the image's name, by which drawings of a scene differ. */
  readonly seed: number;
  readonly palette: (...moods: readonly PaletteName[]) => Palette;
  /** A fill with stops from top to bottom: `[offset, colour, opacity?]`. */
  readonly gradient: (...stops: readonly (readonly [number, string, number?])[]) => string;
  /** A round fill from its middle outwards. */
  readonly glow: (colour: string, opacity: number) => string;
  readonly sky: (palette: Palette) => string;
  /** A ridge across the image, closed down to the bottom. */
  readonly ridge: (y: number, amplitude: number, fill: string, jagged?: boolean) => string;
  readonly render: (scene: Scene) => string;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats an SVG path of straight lines through points. */
export const formatPath = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const shape = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="${formatPath(points)}" fill="${fill}" ${more}/>`;

export const line = (points: readonly Point[], stroke: string, width: number, more = ''): string =>
  `<path d="${formatPath(points, false)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${more}/>`;

/** Returns the results of `make` for 0 to count - 1. */
export const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export function createCanvas(name: string, seed: number, width: number, height: number): Canvas {
  const random = createRandom(`${name}-${seed}-${width > height ? 'w' : 'h'}`);
  const defs: string[] = [];
  const define = (element: (id: string) => string): string => {
    const id = `d${defs.length}`;
    defs.push(element(id));
    return `url(#${id})`;
  };

  const gradient: Canvas['gradient'] = (...stops) =>
    define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
          .map(
            ([at, color, opacity = 1]) =>
              `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
          )
          .join('')}</linearGradient>`,
    );

  const glow: Canvas['glow'] = (color, opacity) =>
    define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    );

  const ridge: Canvas['ridge'] = (y, amplitude, fill, jagged = false) => {
    const points = jagged ? peaks(random, width, y, amplitude) : waves(random, width, y, amplitude);
    return shape([[0, height], ...points, [width, height]], fill);
  };

  const canvas: Canvas = {
    width,
    height,
    random,
    seed,
    gradient,
    glow,
    ridge,
    palette: (...moods) => PALETTES[moods[seed % moods.length] ?? 'day'],
    sky: ({ sky: [top, middle, horizon] }) =>
      rect(
        0,
        0,
        width,
        height,
        gradient([0, top], [0.45, middle], [0.75, horizon], [1, mix(horizon, middle, 0.4)]),
      ),
    render: (scene) => {
      const elements = scene(canvas).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${elements}</svg>`;
    },
  };
  return canvas;
}

/** Soft hills: a few sines of different length. */
function waves(random: Random, width: number, y: number, amplitude: number): Point[] {
  const parts = repeat(4, (index) => ({
    length: width / random.between(0.6, 1.2) / (index + 1),
    phase: random.between(0, Math.PI * 2),
    height: amplitude / (index + 1.4),
  }));
  return repeat(61, (index): Point => {
    const x = (width * index) / 60;
    const lift = parts.reduce(
      (sum, part) => sum + Math.sin((x / part.length) * Math.PI * 2 + part.phase) * part.height,
      0,
    );
    return [x, y + lift * 0.6];
  });
}

/** Mountains: midpoints are moved, less and less. */
function peaks(random: Random, width: number, y: number, amplitude: number): Point[] {
  let heights = repeat(5, () => random.between(-1, 0.4));
  for (let scale = 0.5; scale > 0.03; scale *= 0.5) {
    const size = scale;
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined
        ? [height]
        : [height, (height + next) / 2 + random.between(-size, size)];
    });
  }
  return heights.map((height, index) => [
    (width * index) / (heights.length - 1),
    y + height * amplitude,
  ]);
}
