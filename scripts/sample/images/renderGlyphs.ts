import { type GlyphOutline, loadGlyphs } from '../fonts/loadGlyphs.ts';
import { HALF_WIDTH, widthOf } from '../paper/breakLines.ts';
import type { FontWeight, PrintedGlyph } from '../paper/typesetArticle.ts';
import { rect } from './canvas.ts';

const EM = 1000;
const DASH = '—';

/** Renders characters as outlines; those that the font has not are left out. */
export async function renderGlyphs(glyphs: readonly PrintedGlyph[], ink: string): Promise<string> {
  const weights = [...new Set(glyphs.map(({ weight }) => weight))];
  const fonts = new Map<FontWeight, ReadonlyMap<string, GlyphOutline>>();
  for (const weight of weights) {
    const chars = glyphs.filter((glyph) => glyph.weight === weight).map(({ char }) => char);
    fonts.set(weight, await loadGlyphs(chars, weight));
  }
  const paths = glyphs.map((glyph) => {
    const outline = fonts.get(glyph.weight)?.get(glyph.char);
    return outline ? renderGlyph(glyph, outline) : '';
  });
  return `<g fill="${ink}">${paths.join('')}</g>`;
}

/** Letters and digits are made as narrow as half a Chinese character. */
function renderGlyph({ char, x, y, size }: PrintedGlyph, { path, advance }: GlyphOutline): string {
  const scale = size / EM;
  // The font's dash is shorter than the em, so that a double dash would have a gap.
  if (char === DASH) return rect(x, y - size * 0.4, size, size * 0.05, 'inherit');
  const narrow =
    widthOf(char) === HALF_WIDTH && advance > 0 ? Math.min(1, (HALF_WIDTH * EM) / advance) : 1;
  return `<path transform="matrix(${n(scale * narrow)} 0 0 ${n(scale)} ${n(x)} ${n(y)})" d="${path}"/>`;
}

const n = (value: number): string => String(Math.round(value * 10_000) / 10_000);
