/** Maximum length of a comment in characters (grapheme clusters). */
export const MAX_COMMENT_LENGTH = 1000;

/** Zero-width joiner: combines the code points before and after it into one character. */
const JOINER = '\u200d';
const MARK = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}])$/u;
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]$/u;

/**
 * Returns the text as a list of the characters that readers see: a family emoji is one, as is a
 * letter with combining marks.
 */
export function splitCharacters(text: string): readonly string[] {
  // Intl.Segmenter is missing in Safari 14.0 and in Firefox up to 124.
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  if (!Segmenter) return splitByMarks(text);
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment);
}

export const countCharacters = (text: string): number => splitCharacters(text).length;

/**
 * Fallback without Intl.Segmenter: joins combining marks, emoji sequences and pairs of flag
 * letters.
 */
export function splitByMarks(text: string): readonly string[] {
  const characters: string[] = [];
  let joined = false;
  let flagOpen = false;
  for (const point of text.replace(/\r\n/g, '\n')) {
    const isFlag = FLAG_LETTER.test(point);
    const last = characters.length - 1;
    if (last >= 0 && (joined || MARK.test(point) || (isFlag && flagOpen))) {
      characters[last] += point;
    } else {
      characters.push(point);
    }
    flagOpen = isFlag && !flagOpen;
    joined = point === JOINER;
  }
  return characters;
}
