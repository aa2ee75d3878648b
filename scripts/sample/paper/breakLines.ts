/** Marks that may not begin a line. */
const CLOSING = new Set('，。、；：？！）》」』”’…·%％℃—～');
/** Marks that may not end a line. */
const OPENING = new Set('（《「『“‘');
/** Glyphs of full-width marks whose right half is empty. */
const HALF_EMPTY = new Set('，。、；：？！）》」』”’');

/** Width of Latin letters, digits and their marks; Chinese characters are 1 em wide. */
export const HALF_WIDTH = 0.5;

/** A character within a line; `x` in em from the start of the line. */
export interface LineGlyph {
  readonly char: string;
  readonly x: number;
}

/** Returns the width of a character in em. */
export const widthOf = (char: string): number => (isHalfWidth(char) ? HALF_WIDTH : 1);

const isHalfWidth = (char: string): boolean => (char.codePointAt(0) ?? 0) < 0x2000;

export const measure = (text: string): number =>
  [...text].reduce((sum, char) => sum + widthOf(char), 0);

/**
 * Breaks a paragraph into lines, as Chinese newspapers do: no line begins with a closing mark or
 * ends with an opening one, numbers and Latin words stay together, and all lines but the last are
 * justified.
 * @param widths returns the width of a line in em
 * @param indent of the first line in em
 */
export function breakLines(
  text: string,
  widths: (line: number) => number,
  indent = 0,
): readonly (readonly LineGlyph[])[] {
  const lines: LineGlyph[][] = [];
  let rest = splitUnits(text);
  while (rest.length > 0) {
    const start = lines.length === 0 ? indent : 0;
    const width = widths(lines.length) - start;
    const count = countFitting(rest, width);
    const units = rest.slice(0, count);
    rest = rest.slice(count);
    lines.push(placeGlyphs(units, start, width, rest.length === 0));
  }
  return lines;
}

/** Removes the spaces between Chinese characters and numbers, which newspapers do not print. */
export const tightenSpaces = (text: string): string =>
  text.replace(/(?<=[\u2e80-\u9fff]) (?=[!-~])|(?<=[!-~]) (?=[\u2e80-\u9fff])/gu, '');

/** Splits a text into characters, and runs of half-width ones that stay together. */
function splitUnits(text: string): string[] {
  return text.match(/[!-\u1fff]+|[^!-\u1fff]/gu) ?? [];
}

/** Returns how many units fit into a line, at least one. */
function countFitting(units: readonly string[], width: number): number {
  let used = 0;
  let count = 0;
  for (const unit of units) {
    const size = measure(unit);
    // The empty half of a mark at the end may stand beyond the line.
    if (count > 0 && used + size > width + (HALF_EMPTY.has(unit) ? 1 : 0)) break;
    used += size;
    count += 1;
  }
  const isBreak = (at: number) =>
    !CLOSING.has(units[at] ?? '') && !OPENING.has(units[at - 1] ?? '');
  let at = count;
  while (at > 1 && at < units.length && !isBreak(at)) at -= 1;
  return at > 1 ? at : count;
}

/** Positions the characters of a line; the last line of a paragraph is not widened. */
function placeGlyphs(
  units: readonly string[],
  start: number,
  width: number,
  isLast: boolean,
): LineGlyph[] {
  const chars = units.flatMap((unit) => [...unit]);
  const last = chars[chars.length - 1] ?? '';
  const natural = measure(chars.join('')) - (HALF_EMPTY.has(last) ? 0.5 : 0);
  const spare = isLast ? Math.min(0, width - natural) : width - natural;
  const gap = chars.length < 2 ? 0 : spare / (chars.length - 1);
  let x = start;
  return chars.map((char) => {
    const glyph = { char, x };
    x += widthOf(char) + gap;
    return glyph;
  });
}
