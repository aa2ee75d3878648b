import { DAY_MS } from '../durations.ts';
import { parseEach, parseId, parseNumber, parseRecord } from '../wire.ts';

/** Where a reader has left an article: a sentence, which a changed text size does not move. */
export interface ReadingPlace {
  readonly articleId: string;
  /** The beginning of the sentence. */
  readonly beginning: string;
  /** Index of the sentence in the article. */
  readonly sentence: number;
  /** When the article was left, epoch ms. */
  readonly at: number;
}

/** Places that are kept at most; the oldest are removed first. */
const PLACES_MAX = 50;
/** How long a place is kept, in ms. */
const PLACE_MS = 30 * DAY_MS;
/** Length of the stored beginning of a sentence. */
const BEGINNING_CHARACTERS = 30;
/** Shorter articles have no places, in characters. */
const SHORTEST_CHARACTERS = 600;
/** The first and the last part of an article have no places. */
const EDGE_SHARE = 0.1;

/** Returns the stored places, the newest first, without malformed and old ones. */
export const parseReadingPlaces = (stored: string | null, now: number): readonly ReadingPlace[] =>
  parseEach(stored ?? '', parsePlace)
    .filter(({ at }) => at <= now && now - at <= PLACE_MS)
    .slice(0, PLACES_MAX);

function parsePlace(value: unknown): ReadingPlace | null {
  const wire = parseRecord(value);
  const articleId = parseId(wire.articleId);
  const beginning = typeof wire.beginning === 'string' ? wire.beginning : '';
  const sentence = parseNumber(wire.sentence);
  const at = parseNumber(wire.at);
  if (articleId === '' || beginning === '' || sentence === null || at === null) return null;
  if (!Number.isInteger(sentence) || sentence < 0) return null;
  return { articleId, beginning: cutBeginning(beginning), sentence, at };
}

const cutBeginning = (text: string) => text.slice(0, BEGINNING_CHARACTERS);

interface Arrival {
  /** The anchor of the address, which leads to another place; '' for none. */
  readonly hash: string;
  /** Whether the browser restores the scroll position by itself. */
  readonly isRestored: boolean;
  /** How far the reader has scrolled already, in windows. */
  readonly windows: number;
}

/** Returns whether a place may be offered on a page that was opened so. */
export const canOfferPlace = ({ hash, isRestored, windows }: Arrival): boolean =>
  hash === '' && !isRestored && windows <= 1;

interface LeftArticle {
  readonly articleId: string;
  readonly sentences: readonly string[];
  /** Index of the first sentence in view; the number of sentences when all are above. */
  readonly sentence: number;
  readonly now: number;
}

/**
 * Returns the places after an article was left. At its end its place is removed; at its beginning an
 * earlier place stays, because the reader may only have looked in.
 */
export function updateReadingPlaces(
  places: readonly ReadingPlace[],
  { articleId, sentences, sentence, now }: LeftArticle,
): readonly ReadingPlace[] {
  const lengths = sentences.map(({ length }) => length);
  const count = (numbers: readonly number[]) => numbers.reduce((sum, length) => sum + length, 0);
  const total = count(lengths);
  const share = total > 0 ? count(lengths.slice(0, sentence)) / total : 0;
  if (total < SHORTEST_CHARACTERS || share < EDGE_SHARE) return places;
  const others = places.filter((place) => place.articleId !== articleId);
  const text = sentences[sentence];
  if (text === undefined || share > 1 - EDGE_SHARE) return others;
  const place = { articleId, beginning: cutBeginning(text), sentence, at: now };
  return [place, ...others].slice(0, PLACES_MAX);
}

/**
 * Returns the index of the sentence at which the article was left, the nearest one where the text
 * repeats it; null when there is no place or the text does not have the sentence any more.
 */
export function findReadingPlace(
  places: readonly ReadingPlace[],
  articleId: string,
  sentences: readonly string[],
): number | null {
  const place = places.find((other) => other.articleId === articleId);
  if (!place) return null;
  const distance = (index: number) => Math.abs(index - place.sentence);
  return sentences.reduce<number | null>((best, text, index) => {
    if (cutBeginning(text) !== place.beginning) return best;
    return best === null || distance(index) < distance(best) ? index : best;
  }, null);
}
