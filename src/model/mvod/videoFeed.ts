import { removeDuplicates } from '../wire.ts';
import type { ShortVideo, ShortVideoList, ShortVideoPage, VideoCounts } from './normaliseMvod.ts';

/** Slides on each side of the current one that contain a video; slides farther away are empty. */
const NEAR_SLIDES = 2;
/** The next page is requested when this many slides are left. */
const PREFETCH_SLIDES = 3;

/** The videos of a feed: the opened one, related ones, then those of its category. */
export interface Feed {
  readonly videos: readonly ShortVideo[];
  readonly categoryId: string;
  /** Number of the next page, from 1; null after the last one. */
  readonly nextPage: number | null;
}

export function createFeed({ video, related }: ShortVideoPage): Feed {
  const { categoryId } = video;
  return {
    videos: [video, ...removeDuplicates(related, [video.id])],
    categoryId,
    nextPage: 1,
  };
}

/** Returns the feed of a category from its first page. */
export const createCategoryFeed = (
  categoryId: string,
  { list, hasMore }: ShortVideoList,
): Feed => ({
  videos: removeDuplicates(list),
  categoryId,
  nextPage: hasMore ? 2 : null,
});

/** Returns the feed with a page of the category appended, without duplicates. */
export function appendFeedPage(feed: Feed, { list, hasMore }: ShortVideoList): Feed {
  const fresh = removeDuplicates(
    list,
    feed.videos.map(({ id }) => id),
  );
  return {
    ...feed,
    videos: [...feed.videos, ...fresh],
    nextPage: hasMore && feed.nextPage !== null ? feed.nextPage + 1 : null,
  };
}

/** Returns the feed with the current counts of its videos; those without any keep theirs. */
export const updateFeedCounts = <Shown extends Feed>(
  feed: Shown,
  counts: ReadonlyMap<string, VideoCounts>,
): Shown => ({
  ...feed,
  videos: feed.videos.map((video) => ({ ...video, counts: counts.get(video.id) ?? video.counts })),
});

/** Whether the reader is close enough to the end to load the next page. */
export const needsNextPage = ({ videos, nextPage }: Feed, current: number): boolean =>
  nextPage !== null && current >= videos.length - PREFETCH_SLIDES;

export const isNearSlide = (slide: number, current: number): boolean =>
  Math.abs(slide - current) <= NEAR_SLIDES;

/** Returns the index of the slide that fills most of the window. */
export function findSlideInView(scrolled: number, height: number, count: number): number {
  const slide = height > 0 ? Math.round(scrolled / height) : 0;
  return Math.min(Math.max(0, slide), Math.max(0, count - 1));
}

/** What a key does: next or previous slide, or play and pause. */
export type FeedMove = 'next' | 'back' | 'toggle';

const MOVES: ReadonlyMap<string, FeedMove> = new Map([
  ['ArrowDown', 'next'],
  ['PageDown', 'next'],
  ['j', 'next'],
  ['ArrowUp', 'back'],
  ['PageUp', 'back'],
  ['k', 'back'],
  [' ', 'toggle'],
]);

/** Returns what a key does in the feed; null for nothing. */
export const decideFeedMove = (key: string): FeedMove | null =>
  MOVES.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
