/** A part of a text: `text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The part of `Intl.Segmenter` that is used; Safari 14 and older engines have none. */
export interface SentenceSegmenter {
  segment(text: string): Iterable<{ readonly segment: string; readonly index: number }>;
}

/** Marks that end a sentence, then closing quotes and brackets; Latin ones (1) only before a space (2). */
const ENDS = /(?:[。！？…]+|([.!?]+)|[།༎༏༑]+(?:\s*[།༎]+)*)["'”’»）)」』\]]*(\s|$)?/g;
/** Abbreviations and initials whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s.(（])(?:\p{L}|Dr|Mrs?|Ms|St|Prof|Mme|Nr|No|vs|bzw|ca|\d{1,2})\.\s*$/u;
/** Longer than any abbreviation with what is beside it. */
const ABBREVIATION_CHARACTERS = 40;
/** Opening marks at the end of a piece belong to the next one, closing marks to the one before. */
const WITHOUT_OPENING = /^.*[^\s“‘«（([「『《]/s;
const CLOSING = /^[\s”’»）)\]」』》]+/;

/**
 * Returns the sentences of a text of one paragraph, without the white space around them. Tibetan text
 * is divided at its shad, which `Intl.Segmenter` does not do; engines without a segmenter divide at
 * punctuation.
 */
export function splitSentences(
  text: string,
  lang: string,
  segmenter: SentenceSegmenter | null,
): readonly TextRange[] {
  const ends = lang === 'bo' || !segmenter ? findEnds(text) : findSegmentEnds(text, segmenter);
  const sentences: TextRange[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    if (end <= start) continue;
    const last = text.slice(Math.max(start, end - ABBREVIATION_CHARACTERS), end);
    if (end < text.length && ABBREVIATION.test(last)) continue;
    const range = trimRange(text, start, end);
    if (range) sentences.push(range);
    start = end;
  }
  return sentences;
}

const findEnds = (text: string): number[] =>
  Array.from(text.matchAll(ENDS), ({ index = 0, 0: end, 1: latin, 2: space }) =>
    latin !== undefined && space === undefined ? 0 : index + end.length,
  );

function findSegmentEnds(text: string, segmenter: SentenceSegmenter): number[] {
  return Array.from(segmenter.segment(text), ({ segment, index }) => {
    const end = index + segment.length;
    const closing = CLOSING.exec(text.slice(end))?.[0].length ?? 0;
    return closing > 0 ? end + closing : index + (WITHOUT_OPENING.exec(segment)?.[0].length ?? 0);
  });
}

/** Returns the range without white space around it; null for one without a letter or digit. */
function trimRange(text: string, start: number, end: number): TextRange | null {
  const piece = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(piece)) return null;
  const before = piece.length - piece.trimStart().length;
  return { start: start + before, end: start + piece.trimEnd().length };
}
