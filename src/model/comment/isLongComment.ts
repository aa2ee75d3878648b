/** Lines of a collapsed comment. */
export const FOLDED_LINES = 6;
/** A comment with at most this many more lines is not collapsed. */
const SPARED_LINES = 2;
/** Full-width characters per line on the narrowest supported screen. */
const LINE_WIDTH = 18;
/** Full-width scripts. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
const NO_WIDTH = /\p{M}/u;

/**
 * Whether a comment is long enough to be collapsed. Estimated from its text, so that the result
 * is the same on every screen.
 */
export function isLongComment(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + countLines(line), 0);
  return lines > FOLDED_LINES + SPARED_LINES;
}

function countLines(line: string): number {
  let width = 0;
  for (const point of line) {
    if (NO_WIDTH.test(point)) continue;
    width += WIDE.test(point) || point.length > 1 ? 1 : 0.5;
  }
  return Math.max(1, Math.ceil(width / LINE_WIDTH));
}
