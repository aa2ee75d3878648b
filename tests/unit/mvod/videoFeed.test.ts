import { describe, expect, it } from 'vitest';
import { isCollapsible } from '../../../src/model/mvod/isCollapsible.ts';
import {
  appendFeedPage,
  createFeed,
  decideFeedMove,
  findSlideInView,
  isNearSlide,
  needsNextPage,
} from '../../../src/model/mvod/videoFeed.ts';
import { videoOf } from './videos.ts';

const idsOf = (feed: { videos: readonly { id: string }[] }) =>
  feed.videos.map(({ id }) => id).join('');
const list = (ids: string) => [...ids].map((id) => videoOf({ id }));
const START = createFeed({ video: videoOf({ id: 'a' }), related: list('bcab') });

describe('the feed', () => {
  it('starts with the video and its related ones, each once', () => {
    expect(idsOf(START)).toBe('abc');
    expect(START.nextPage).toBe(1);
  });

  it.each<[string, boolean, string, number | null]>([
    ['def', true, 'abcdef', 2],
    ['bcd', true, 'abcd', 2],
    ['abc', true, 'abc', 2],
    ['de', false, 'abcde', null],
    ['', false, 'abc', null],
    ['dd', true, 'abcd', 2],
  ])('with the page "%s" (more: %s): %s, next %s', (page, hasMore, ids, nextPage) => {
    const feed = appendFeedPage(START, { list: list(page), hasMore });
    expect(idsOf(feed)).toBe(ids);
    expect(feed.nextPage).toBe(nextPage);
  });

  it.each([
    [10, 6, false],
    [10, 7, true],
    [10, 9, true],
    [1, 0, true],
  ])('of %s videos needs the next page at slide %s: %s', (count, current, wanted) =>
    expect(needsNextPage({ ...START, videos: list('x'.repeat(count)) }, current)).toBe(wanted),
  );

  it('needs no page after the last one', () =>
    expect(needsNextPage({ ...START, nextPage: null }, 2)).toBe(false));

  it('loads videos in at most five slides', () => {
    for (let current = 0; current < 12; current += 1) {
      const near = Array.from({ length: 12 }, (_, slide) => isNearSlide(slide, current));
      expect(near.filter(Boolean).length).toBeLessThanOrEqual(5);
      expect(near[current]).toBe(true);
    }
  });

  it.each([
    [0, 800, 5, 0],
    [399, 800, 5, 0],
    [400, 800, 5, 1],
    [1600, 800, 5, 2],
    [9999, 800, 5, 4],
    [-30, 800, 5, 0],
    [100, 0, 5, 0],
    [100, 800, 0, 0],
  ])('scrolled by %s of %s, %s slides: %s is in view', (scrolled, height, count, slide) =>
    expect(findSlideInView(scrolled, height, count)).toBe(slide),
  );

  it.each([
    ['ArrowDown', 'next'],
    ['j', 'next'],
    ['J', 'next'],
    ['PageDown', 'next'],
    ['ArrowUp', 'back'],
    ['K', 'back'],
    [' ', 'toggle'],
    ['Enter', null],
    ['x', null],
    ['constructor', null],
  ])('key "%s": %s', (key, move) => expect(decideFeedMove(key)).toBe(move));
});

describe('a description', () => {
  it.each([
    ['', false],
    ['字'.repeat(42), false],
    ['字'.repeat(43), true],
    ['a'.repeat(84), false],
    ['a'.repeat(86), true],
    ['一\n二', false],
    ['一\n二\n三', true],
  ])('"%s" is folded: %s', (text, foldable) => expect(isCollapsible(text)).toBe(foldable));
});
