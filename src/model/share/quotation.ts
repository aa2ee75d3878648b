import { cutCharacters } from '../cutCharacters.ts';
import { PARAGRAPH_END } from './quoteLink.ts';
import type { ShareCard } from './shareTypes.ts';

/** Quotation marks of a language, then those of a quotation within another, and the blank inside the first ones. */
type Marks = readonly [
  open: string,
  close: string,
  innerOpen: string,
  innerClose: string,
  gap?: string,
];

const CURLY: Marks = ['“', '”', '‘', '’'];
const MARKS: Readonly<Record<string, Marks>> = {
  de: ['„', '“', '‚', '‘'],
  fr: ['«', '»', '“', '”', '\u00a0'],
};

/** Of a quotation in the description of a card (product 5.7), without its marks and the sign of a cut. */
const DESCRIPTION_CHARACTERS = 95;

/**
 * Returns a part of an article in the quotation marks of its language (BCP 47): a line for each paragraph, and
 * quotations in it with the inner marks. What is longer than `max` characters is cut.
 */
export function formatQuotation(
  text: string,
  lang: string,
  max = Number.POSITIVE_INFINITY,
): string {
  const [open, close, innerOpen, innerClose, gap = ''] = MARKS[lang.slice(0, 2)] ?? CURLY;
  const lines = text
    .split(PARAGRAPH_END)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
  const replace = (from: string, to: string, line: string) => line.split(from).join(to);
  const tight = gap ? replace(`${open} `, open, replace(` ${close}`, close, lines)) : lines;
  const inner = replace(open, innerOpen, replace(close, innerClose, tight));
  const isLong = Array.from(inner).length > max;
  return `${open}${gap}${isLong ? `${cutCharacters(inner, max)}…` : inner}${gap}${close}`;
}

/** Returns the card of a part of the card's article: it is shared with the quotation as its text. */
export const createQuoteCard = (
  card: ShareCard,
  { text, lang, url }: { readonly text: string; readonly lang: string; readonly url: string },
): ShareCard => ({
  ...card,
  description: formatQuotation(text, lang, DESCRIPTION_CHARACTERS).replace(/\n/g, ' '),
  quotation: formatQuotation(text, lang),
  url,
});

/** Returns the quotation of a card as plain text, with its source below it. */
export const formatCitation = ({ quotation, title, url }: ShareCard, siteName: string): string =>
  [quotation, [title, siteName].filter(Boolean).join(' · '), url].join('\n');
