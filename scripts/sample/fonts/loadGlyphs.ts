import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

/**
 * Folder of Noto Serif SC (SIL Open Font License 1.1), which its package divides into about 100
 * files by character. No font of the machine is used, so that a drawing is the same everywhere.
 */
const FOLDER = dirname(require.resolve('@fontsource-variable/noto-serif-sc/package.json'));

/** The outline of a character. */
export interface GlyphOutline {
  /** SVG path data in units of the em / 1000, downwards from the baseline. */
  readonly path: string;
  /** In units of the em / 1000. */
  readonly advance: number;
}

const outlines = new Map<string, GlyphOutline | null>();
const fonts = new Map<string, Promise<Font>>();

/**
 * Loads the outlines of characters, by character; without those that the font has not. The
 * outlines and the used files of the font stay in memory.
 */
export async function loadGlyphs(
  chars: Iterable<string>,
  weight: number,
): Promise<ReadonlyMap<string, GlyphOutline>> {
  const wanted = [...new Set(chars)];
  const missing = wanted.filter((char) => !outlines.has(`${weight}${char}`));
  for (const char of missing) outlines.set(`${weight}${char}`, await readOutline(char, weight));
  return new Map(
    wanted.flatMap((char) => {
      const outline = outlines.get(`${weight}${char}`);
      return outline ? [[char, outline] as const] : [];
    }),
  );
}

async function readOutline(char: string, weight: number): Promise<GlyphOutline | null> {
  const code = char.codePointAt(0) ?? 0;
  const file = findFile(code);
  if (file === null) return null;
  const font = await openFont(file, weight);
  if (!font.hasGlyphForCodePoint(code)) return null;
  const glyph = font.glyphForCodePoint(code);
  return { path: formatOutline(glyph.path.commands), advance: glyph.advanceWidth };
}

function openFont(file: string, weight: number): Promise<Font> {
  const key = `${weight} ${file}`;
  const known = fonts.get(key);
  if (known) return known;
  // fontkit cannot vary a compressed font.
  const opening = decompressFont(file).then((bytes) => {
    const font = create(bytes);
    if (!('getVariation' in font)) throw new Error(`${file} is not one font`);
    return font.getVariation({ wght: weight });
  });
  fonts.set(key, opening);
  return opening;
}

let decompressing: Promise<unknown> = Promise.resolve();

/** Decompresses one file at a time, because the result is only valid until the next one starts. */
function decompressFont(file: string): Promise<Buffer> {
  const result = decompressing.then(async () => {
    const bytes = await readFile(join(FOLDER, 'files', file));
    return Buffer.from(await decompress(bytes));
  });
  decompressing = result.catch(() => null);
  return result;
}

interface CodeRange {
  readonly first: number;
  readonly last: number;
  readonly file: string;
}

let ranges: readonly CodeRange[] | null = null;

/** Returns the file of the font that contains a character; null when none does. */
function findFile(code: number): string | null {
  ranges ??= readRanges();
  return ranges.find(({ first, last }) => code >= first && code <= last)?.file ?? null;
}

/** Reads which file contains which characters: `{"[27]": "U+4e00-4e03,U+4e0b"}`. */
function readRanges(): readonly CodeRange[] {
  const byName: Record<string, string> = require(join(FOLDER, 'unicode.json'));
  return Object.entries(byName).flatMap(([name, list]) =>
    list.split(',').map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return { first, last, file: `noto-serif-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2` };
    }),
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

type PathCommands = ReturnType<Font['glyphForCodePoint']>['path']['commands'];

/** Formats an outline with the y axis downwards, as in SVG. */
const formatOutline = (commands: PathCommands): string =>
  commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => Math.round(index % 2 === 0 ? value : -value));
      return `${LETTERS[command] ?? ''}${points.join(' ')}`;
    })
    .join('');
