/**
 * A character of engines without `Intl.Segmenter`: a code point, line end or flag with its marks,
 * and what joiners combine with it.
 */
const CHARACTER =
  /(?:\r\n|[\u{1f1e6}-\u{1f1ff}]{2}|[\s\S])(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d[\s\S]?)*/gu;

/** Expensive to make, so there is one. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Yields the characters that readers see: a family emoji is one, as is a letter with combining
 * marks.
 */
function* readCharacters(text: string): Generator<string> {
  // Safari 14.0 and Firefox up to 124 have none.
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  if (Segmenter) {
    segmenter ??= new Segmenter();
    for (const { segment } of segmenter.segment(text)) yield segment;
  } else {
    for (const [character] of text.matchAll(CHARACTER)) yield character;
  }
}

export const splitCharacters = (text: string): string[] => [...readCharacters(text)];

export const countCharacters = (text: string): number => splitCharacters(text).length;

/** Returns the first characters, all whole, that have at most `count` code points together. */
export function cutCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  let left = count;
  let end = 0;
  for (const character of readCharacters(text)) {
    left -= Array.from(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
