/** Full-width characters per line on a phone. */
const LINE_CHARACTERS = 21;
/** Visible lines of a collapsed text. */
const FOLDED_LINES = 2;

const WIDE = /[\u1100-\u115f\u2e80-\uffdc]/;

/** Whether a text has more lines than are visible when it is collapsed. */
export function isCollapsible(text: string, lines = FOLDED_LINES): boolean {
  let width = 0;
  for (const character of text) {
    if (character === '\n') width = Math.ceil(width / LINE_CHARACTERS + 0.01) * LINE_CHARACTERS;
    else width += WIDE.test(character) || character.length > 1 ? 1 : 0.5;
    if (width > LINE_CHARACTERS * lines) return true;
  }
  return false;
}
