import { sameSiteLink } from '../sameSiteLink.ts';
import type { TextRange } from '../speech/splitSentences.ts';

/** Query parameter of a link that opens at a quote; `behaviours/behaviours.ts` looks for it, too. */
export const QUOTE_PARAM = 'quote';
/** Separates two paragraphs of a text with quotes: the paragraph separator of Unicode, which browsers do not insert. */
export const PARAGRAPH_END = '\u2029';
/** Letters of a part of the parameter; more where fewer are found at another place first. */
const PART_LETTERS = [12, 24, 48] as const;
/** Longer parameters are none of ours. */
const PARAM_CHARACTERS_MAX = 400;
/** Separates the parts; addresses have it unescaped, and no part contains it. */
const SEPARATOR = '.';
/** What belongs to a last letter or a first one: its marks, and punctuation that is closed or opened there. */
const LAST_SIGN = /.\p{M}*[\p{Pe}\p{Pf}\p{Po}]*/suy;
const OPENING = /[\p{Ps}\p{Pi}]{1,4}$/u;
/** More opening marks than stand before a quote. */
const OPENING_CHARACTERS = 4;

/** The letters and digits of a text in one form, and where each is in the text. */
interface Letters {
  readonly letters: string;
  readonly offsets: readonly number[];
}

/**
 * Returns only what an edit of the layout, a change of punctuation or a messenger leaves as it is: no blanks of
 * any kind, hyphens, quotation marks or accents, and one form of wide, joined and capital letters.
 */
function readLetters(text: string): Letters {
  let letters = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const sign of text) {
    const plain = sign.normalize('NFKD').toLowerCase();
    for (const letter of plain.match(/[\p{L}\p{N}]/gu) ?? []) {
      letters += letter;
      for (let unit = 0; unit < letter.length; unit += 1) offsets.push(offset);
    }
    offset += sign.length;
  }
  return { letters, offsets };
}

/**
 * Returns the parameter that names a part of a text: its first letters, its last ones where it is long, and those
 * before it where the text repeats it. '' for a part without letters.
 */
export function formatQuoteParam(text: string, { start, end }: TextRange): string {
  const read = readLetters(text);
  const from = countBefore(read.offsets, start);
  const to = countBefore(read.offsets, end);
  const quote = Array.from(read.letters.slice(from, to));
  if (quote.length === 0) return '';
  const before = Array.from(
    read.letters.slice(Math.max(0, from - 2 * Math.max(...PART_LETTERS)), from),
  );
  const params = PART_LETTERS.flatMap((count) => {
    const isShort = quote.length <= 2 * count;
    const own = isShort ? [quote, []] : [quote.slice(0, count), quote.slice(-count)];
    return [own, [...own, before.slice(-count)]].map(joinParts);
  });
  const isRight = (param: string) => {
    const found = findLetters(read.letters, param.split(SEPARATOR));
    return found?.start === from && found.end === to;
  };
  // A text that repeats more than that opens at the first of its equal places.
  return params.find(isRight) ?? params[0] ?? '';
}

const joinParts = (parts: readonly (readonly string[])[]): string =>
  parts
    .map((part) => part.join(''))
    .join(SEPARATOR)
    .replace(/\.{1,2}$/, '');

/** Returns how many letters are before an offset of the text. */
const countBefore = (offsets: readonly number[], offset: number): number => {
  const index = offsets.findIndex((own) => own >= offset);
  return index < 0 ? offsets.length : index;
};

/** Returns a shared address that opens at a quote; addresses of other sites are unchanged. */
export function addQuoteParam(address: string, param: string, siteUrl: string): string {
  if (!sameSiteLink(address, siteUrl)) return address;
  const url = new URL(address);
  url.searchParams.set(QUOTE_PARAM, param);
  return url.href;
}

/** Returns the part of a text that a parameter names; null when the text does not have it any more. */
export function findQuote(text: string, param: string): TextRange | null {
  if (param.length > PARAM_CHARACTERS_MAX) return null;
  const { letters, offsets } = readLetters(text);
  const parts = param.split(SEPARATOR).map((part) => readLetters(part).letters);
  const found = findLetters(letters, parts);
  if (!found) return null;
  const start = offsets[found.start] ?? 0;
  LAST_SIGN.lastIndex = offsets[found.end - 1] ?? 0;
  const [last = ''] = LAST_SIGN.exec(text) ?? [];
  const [opening = ''] =
    OPENING.exec(text.slice(Math.max(0, start - OPENING_CHARACTERS), start)) ?? [];
  return { start: start - opening.length, end: (offsets[found.end - 1] ?? 0) + last.length };
}

/** Returns the first place of the letters; the time is linear, since all parts are short. */
function findLetters(
  letters: string,
  [first = '', last = '', before = '']: readonly string[],
): TextRange | null {
  if (first === '') return null;
  let start = letters.indexOf(first);
  while (start >= 0 && !letters.slice(0, start).endsWith(before))
    start = letters.indexOf(first, start + 1);
  if (start < 0) return null;
  const end = letters.indexOf(last, start + first.length);
  return end < 0 ? null : { start, end: end + last.length };
}
