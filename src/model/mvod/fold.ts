/** Wide characters that a line of text holds on a phone (design, Measures). */
const LINE_CHARACTERS = 21;
/** Lines that are shown of a folded text. */
const FOLDED_LINES = 2;

const WIDE = /[\u1100-\u115f\u2e80-\uffdc]/;

/** Whether a text is longer than what is shown of it while it is folded. */
export function isFoldable(text: string, lines = FOLDED_LINES): boolean {
  let width = 0;
  for (const character of text) {
    if (character === '\n') width = Math.ceil(width / LINE_CHARACTERS + 0.01) * LINE_CHARACTERS;
    else width += WIDE.test(character) || character.length > 1 ? 1 : 0.5;
    if (width > LINE_CHARACTERS * lines) return true;
  }
  return false;
}
