import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
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
  /** Elements out of focus; `radius` in pixels. */
  readonly blur: (radius: number, elements: readonly string[]) => string;
  /** A round fill from its middle outwards. */
  readonly glow: (colour: string, opacity: number) => string;
  /** Renders a scene; `more` is SVG in front of it. */
  readonly render: (scene: Scene, more?: string) => string;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats an SVG path of straight lines through points. */
const formatPath = (points: readonly Point[], closed = true): string =>
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

  const blur: Canvas['blur'] = (radius, elements) => {
    const id = `b${defs.length}`;
    defs.push(
      `<filter id="${id}" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
    );
    return `<g filter="url(#${id})">${elements.join('')}</g>`;
  };

  const canvas: Canvas = {
    width,
    height,
    random,
    seed,
    gradient,
    glow,
    blur,
    palette: (...moods) => PALETTES[moods[seed % moods.length] ?? 'day'],
    render: (scene, more = '') => {
      const elements = scene(canvas).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${elements}${more}</svg>`;
    },
  };
  return canvas;
}
