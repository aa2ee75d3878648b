import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/model/durations.ts';
import {
  canOfferPlace,
  findReadingPlace,
  parseReadingPlaces,
  type ReadingPlace,
  updateReadingPlaces,
} from '../../../src/model/saved/readingPlace.ts';

const NOW = Date.UTC(2026, 10, 26);
/** 40 sentences of 25 characters. */
const SENTENCES = Array.from(
  { length: 40 },
  (_, n) => `第${String(n).padStart(2, '0')}句${'字'.repeat(21)}`,
);
const place = (more: Partial<ReadingPlace> = {}): ReadingPlace => ({
  articleId: '345',
  beginning: SENTENCES[20] ?? '',
  sentence: 20,
  at: NOW - DAY_MS,
  ...more,
});

describe('updateReadingPlaces', () => {
  const leave = (sentence: number, places: readonly ReadingPlace[] = [], sentences = SENTENCES) =>
    updateReadingPlaces(places, { articleId: '345', sentences, sentence, now: NOW });

  it.each([4, 20, 35])('saves the sentence %i of 40', (sentence) => {
    expect(leave(sentence)).toEqual([
      { articleId: '345', beginning: SENTENCES[sentence], sentence, at: NOW },
    ]);
  });

  it.each([
    ['the first tenth', 3],
    ['the beginning', 0],
  ])('keeps an earlier place when the article is left in %s', (_, sentence) => {
    expect(leave(sentence)).toEqual([]);
    expect(leave(sentence, [place()])).toEqual([place()]);
  });

  it.each([
    ['the last tenth', 37],
    ['below the text', 40],
  ])('removes the place when the article is left in %s', (_, sentence) => {
    expect(leave(sentence, [place(), place({ articleId: '7' })])).toEqual([
      place({ articleId: '7' }),
    ]);
  });

  it('saves nothing of a short article', () => {
    expect(leave(10, [], SENTENCES.slice(0, 20))).toEqual([]);
  });

  it('saves the beginning of a long sentence', () => {
    const long = SENTENCES.map((text) => text.repeat(3));
    expect(leave(20, [], long)[0]?.beginning).toHaveLength(30);
  });

  it('puts the newest first, once, and removes the oldest', () => {
    const many = Array.from({ length: 50 }, (_, n) => place({ articleId: `${n + 320}` }));
    const ids = leave(20, many).map(({ articleId }) => articleId);
    expect([ids[0], ids.length, ids.filter((id) => id === '345').length]).toEqual(['345', 50, 1]);
  });
});

describe('canOfferPlace', () => {
  const arrival = { hash: '', isRestored: false, windows: 0 };
  it.each([
    ['an article that was opened', {}, true],
    ['a little further', { windows: 0.8 }, true],
    ['an address with an anchor', { hash: '#comments' }, false],
    ['a reload, Back or Forward', { isRestored: true }, false],
    ['a reader who has gone on already', { windows: 1.2 }, false],
  ])('for %s %j: %s', (_, more, offers) => {
    expect(canOfferPlace({ ...arrival, ...more })).toBe(offers);
  });
});

describe('findReadingPlace', () => {
  it.each([
    ['the same text', SENTENCES, 20],
    ['a text with a new beginning', ['新', '增', ...SENTENCES], 22],
    ['a repeated sentence: the nearest', [SENTENCES[20], ...SENTENCES], 21],
    ['a text without the sentence', SENTENCES.slice(0, 20), null],
    ['an empty text', [], null],
  ])('finds the place in %s', (_, sentences, index) => {
    expect(findReadingPlace([place()], '345', sentences as string[])).toBe(index);
  });

  it('finds no place of another article', () => {
    expect(findReadingPlace([place({ articleId: '7' })], '345', SENTENCES)).toBeNull();
  });
});

describe('parseReadingPlaces', () => {
  it('returns what was saved', () => {
    expect(parseReadingPlaces(JSON.stringify([place()]), NOW)).toEqual([place()]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '['],
    ['no list', '{"a":1}'],
    ['a place without an article', JSON.stringify([place({ articleId: '' })])],
    ['a place without text', JSON.stringify([place({ beginning: '' })])],
    ['half a sentence', JSON.stringify([place({ sentence: 0.5 })])],
    ['an old place', JSON.stringify([place({ at: NOW - 31 * DAY_MS })])],
    ['a place of the future', JSON.stringify([place({ at: NOW + DAY_MS })])],
  ])('leaves out %s', (_, stored) => {
    expect(parseReadingPlaces(stored, NOW)).toEqual([]);
  });
});
