import { cutCharacters } from '../cutCharacters.ts';
import { extractText } from '../text.ts';

/** Reading speeds: Chinese characters, and words of other scripts (Tibetan syllables count as words). */
const CHARACTERS_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 200;

const HAN = /\p{Script=Han}/gu;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** A long table (body/extra/tables.ts); readers look up a row of it. */
const LONG_TABLE = '<div class="scroll tall"';

/** Returns a text without its long tables, of which the end tag stays. */
const dropLongTables = (html: string): string =>
  html
    .split(LONG_TABLE)
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('</table>') + 1)))
    .join(' <');

/**
 * Returns the minutes that reading the text takes: those of the CMS (0 for none), otherwise by its
 * length; null for less than a minute and without a text.
 */
export function decideReadingMinutes(readMinutes: number, html: string): number | null {
  const text = extractText(dropLongTables(html));
  const count = (pattern: RegExp, from: string) => (from.match(pattern) ?? []).length;
  const minutes =
    count(HAN, text) / CHARACTERS_PER_MINUTE +
    count(WORDS, text.replace(HAN, ' ')) / WORDS_PER_MINUTE;
  if (minutes < 1) return null;
  return readMinutes > 0 ? readMinutes : Math.round(minutes);
}

const SOURCE_LABEL_CHARACTERS = 10;

/** Returns the source cut to ten characters and an ellipsis (product 9.9). */
export function formatSourceLabel(source: string): string {
  const label = cutCharacters(source, SOURCE_LABEL_CHARACTERS);
  return label === source ? source : `${label}…`;
}
