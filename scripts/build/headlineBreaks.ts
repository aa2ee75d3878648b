import { ISLAND, ISLAND_SLOT } from '../../src/host/islandMarkup.ts';
import type { Edit, Tag } from './scanTags.ts';

/**
 * Where the lines of Chinese headlines may break: browsers break between any two characters, and a word that is
 * divided over two lines has to be read twice (decision 98).
 */

const HEADING = /^h[1-4]$/;
/** Shorter headings fit in a line. */
const MIN_CHARACTERS = 7;
/** Longer parts leave a hole at the end of a line on the narrowest phones. */
const MAX_PART = 6;
/** Single characters that belong to what follows; all others belong to what is before them. */
const BEGINNINGS =
  /^[不没未无非第在和与及或把被将向从对为以由于至到让给再又也都更最很太正每各某本该此新老小大全首早晚我你他她这那哪谁去看走说问有是变发开买卖找]$/;
const NUMBER_END = /[\d.%一二三四五六七八九十百千万亿两零〇半几多]$/;
const HAN = /\p{Script=Han}/u;
const IS_WORD = /[\p{L}\p{N}]/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Adds edits that set the lines of the headings of a page. Returns whether there are any. What React takes over stays
 * as React has rendered it: it compares the texts.
 */
export function breakHeadings(html: string, tags: readonly Tag[], edits: Edit[]): boolean {
  const before = edits.length;
  let islandEnd = 0;
  let slotEnd = 0;
  for (const tag of tags) {
    if (tag.name === ISLAND) islandEnd = html.indexOf(`</${ISLAND}>`, tag.end);
    else if (tag.name === ISLAND_SLOT) slotEnd = html.indexOf(`</${ISLAND_SLOT}>`, tag.end);
    else if (HEADING.test(tag.name) && (tag.start >= islandEnd || tag.start < slotEnd))
      breakHeading(html, tag, edits);
  }
  return edits.length > before;
}

function breakHeading(html: string, tag: Tag, edits: Edit[]): void {
  const end = html.indexOf(`</${tag.name}`, tag.end);
  const content = html.slice(tag.end, end);
  if (end < 0 || !HAN.test(content) || content.length < MIN_CHARACTERS) return;
  const breaks = findTextRuns(content).flatMap(({ start, text }) =>
    findWordBreaks(text).map((at) => tag.end + start + at),
  );
  if (breaks.length === 0) return;
  for (const at of breaks) edits.push({ start: at, end: at, text: '<wbr>' });
  edits.push(formatClass(html, tag));
}

/** Class of the headings whose lines break between words. */
export const BY_WORDS = 'by-words';

function formatClass(html: string, tag: Tag): Edit {
  const own = tag.attributes.find(({ name }) => name === 'class');
  if (own === undefined) {
    const at = tag.start + 1 + tag.name.length;
    return { start: at, end: at, text: ` class="${BY_WORDS}"` };
  }
  // An attribute without quotes is none that React or Astro writes.
  const at = own.valueStart + own.value.length;
  return { start: at, end: at, text: html[at] === '"' || html[at] === "'" ? ` ${BY_WORDS}` : '' };
}

/** Returns the texts between tags and character references of a piece of HTML. */
function findTextRuns(content: string): { readonly start: number; readonly text: string }[] {
  const runs: { start: number; text: string }[] = [];
  for (const match of content.matchAll(/<[^<>]*>|&[^;<]{1,32};|[^<&]+|[<&]/g)) {
    if (/^[^<&]/.test(match[0])) runs.push({ start: match.index, text: match[0] });
  }
  return runs;
}

/** Returns the offsets in a text at which its lines may break beside those that browsers find by themselves. */
export function findWordBreaks(text: string): readonly number[] {
  const breaks: number[] = [];
  let before = '';
  let part = '';
  let at = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (at > 0 && isBreak(before, part, segment)) {
      breaks.push(at);
      part = '';
    }
    part = IS_WORD.test(segment) ? part + segment : '';
    before = segment;
    at += segment.length;
  }
  return breaks;
}

/** Whether a line may break between two words; `part` is the text from the last break to `word`. */
function isBreak(before: string, part: string, word: string): boolean {
  // Beside punctuation and spaces browsers know where they may break.
  if (!IS_WORD.test(before) || !IS_WORD.test(word)) return false;
  if (!HAN.test(before) && !HAN.test(word)) return false;
  if (part.length + word.length > MAX_PART) return true;
  // What the dictionary does not know it gives as single characters: names, endings of compounds.
  if (word.length === 1 && !BEGINNINGS.test(word)) return false;
  if (BEGINNINGS.test(before) || part.length === 1) return false;
  return !(NUMBER_END.test(before) && word.length <= 2);
}
