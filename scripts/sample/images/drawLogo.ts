import sharp from 'sharp';
import { drawImage } from '../drawImage.ts';
import { createCanvas, line, type Point, rect } from './canvas.ts';
import { SHAPES } from './imageName.ts';
import { LIFE_SCENES } from './life.ts';

const RED = '#c8102e';
const ICON_PX = 240;

/**
 * Draws a logo or icon: `masthead.png`, `app.png`, `share.png`, `official.png`, and
 * portraits or icons with a number (`reader-3.jpg`). Null for other names.
 */
export async function drawLogo(name: string): Promise<Buffer | null> {
  if (name === 'masthead.png') return toPng(formatMasthead());
  if (/^(app|share|official)\.png$/.test(name)) return toPng(formatEmblem(300));
  const icon = /^(reader|reporter|leader|account|column)-(\d{1,5})\.jpg$/.exec(name);
  if (!icon) return null;
  const seed = Number(icon[2]);
  if (icon[1] === 'account' || icon[1] === 'column') {
    return drawImage(
      `${PLACES[seed % PLACES.length]}-${seed}-square.jpg`,
      ICON_PX / SHAPES.square[0],
    );
  }
  const canvas = createCanvas(`look-${icon[1]}`, seed, ICON_PX, ICON_PX);
  const svg = canvas.render(LIFE_SCENES.portrait);
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer();
}

/** Scenes of icons that show no person. */
const PLACES = ['fields', 'harbor', 'rail', 'mountains'] as const;

const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

/** Formats the logo: a sun over three lines of a river. */
function formatMark(size: number, ground: string, ink: string): string {
  const s = size / 100;
  const wave = (y: number, width: number) =>
    `<path d="M${14 * s},${y * s}q${18 * s},-${12 * s} ${36 * s},0t${36 * s},0" fill="none" stroke="${ink}" stroke-width="${width * s}" stroke-linecap="round"/>`;
  return `${rect(0, 0, size, size, ground, `rx="${22 * s}"`)}<circle cx="${50 * s}" cy="${36 * s}" r="${15 * s}" fill="${ink}"/>${wave(60, 6)}${wave(73, 5)}${wave(85, 4)}`;
}

const formatEmblem = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${formatMark(size, RED, '#ffffff')}</svg>`;

/** Letters as strokes on a grid of 4 by 6: no font is needed to draw the name. */
const LETTERS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  J: [
    [
      [3, 0],
      [3, 5],
      [2, 6],
      [1, 6],
      [0, 5],
    ],
  ],
  I: [
    [
      [1, 0],
      [1, 6],
    ],
  ],
  C: [
    [
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  U: [
    [
      [0, 0],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 0],
    ],
  ],
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.7, 4],
      [3.3, 4],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [4, 6],
      [4, 0],
    ],
  ],
  D: [
    [
      [0, 0],
      [0, 6],
      [2.6, 6],
      [4, 4.6],
      [4, 1.4],
      [2.6, 0],
      [0, 0],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [4, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2, 3],
      [4, 0],
    ],
    [
      [2, 3],
      [2, 6],
    ],
  ],
};

const WIDTHS: Readonly<Record<string, number>> = { I: 2, J: 3, ' ': 2 };

/** Mark and name, on a clear ground. */
function formatMasthead(): string {
  const step = 11;
  let x = 122;
  const strokes = [...'JICHUAN DAILY'].flatMap((letter) => {
    const left = x;
    x += ((WIDTHS[letter] ?? 4) + 1.6) * step;
    return (LETTERS[letter] ?? []).map((points) =>
      line(
        points.map(([px, py]): Point => [left + px * step, 17 + py * step]),
        RED,
        9,
        'stroke-linecap="round" stroke-linejoin="round"',
      ),
    );
  });
  const mark = formatMark(100, RED, '#ffffff');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(x)}" height="100">${mark}${strokes.join('')}</svg>`;
}
