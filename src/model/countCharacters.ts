/**
 * A character of engines without `Intl.Segmenter`: a code point, line end or flag with its marks,
 * and what joiners combine with it.
 */
const CHARACTER =
  /(?:\r\n|[\u{1f1e6}-\u{1f1ff}]{2}|[\s\S])(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d[\s\S]?)*/gu;

/** Expensive to make, so there is one. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the characters that readers see: a family emoji is one, as is a letter with combining
 * marks.
 */
export function splitCharacters(text: string): string[] {
  // Safari 14.0 and Firefox up to 124 have none.
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  if (!Segmenter) return text.match(CHARACTER) ?? [];
  segmenter ??= new Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export const countCharacters = (text: string): number => splitCharacters(text).length;
