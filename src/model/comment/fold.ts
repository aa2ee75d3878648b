/** Lines of a comment that show before a reader asks for all of it. */
export const FOLDED_LINES = 6;
/** A fold that hides one or two lines costs more than it saves. */
const SPARED_LINES = 2;
/** Full-width characters on a line of the narrowest column: the width of most phones. */
const LINE_WIDTH = 18;
/** Scripts whose letters are as wide as they are high. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
const NO_WIDTH = /\p{M}/u;

/** Whether a comment is so long that it is folded: judged by its text, the same on every screen. */
export function isLong(text: string): boolean {
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
