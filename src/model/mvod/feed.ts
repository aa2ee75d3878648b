import { withoutRepeats } from './normalise.ts';
import type { ShortVideo, ShortVideoList, ShortVideoPage } from './types.ts';

/** Slides on each side of the one in view that hold a film; those farther away are empty. */
const REACH = 2;
/** The next page is asked for when so many slides are left. */
const AHEAD = 3;

/** What a feed holds: the video it was opened with, related ones, then its category's. */
export interface Feed {
  readonly videos: readonly ShortVideo[];
  readonly categoryId: string;
  /** The page to ask for next, from 1; null after the last one. */
  readonly nextPage: number | null;
}

export function startFeed({ video, related }: ShortVideoPage): Feed {
  const { categoryId } = video;
  return {
    videos: [video, ...withoutRepeats(related, new Set([video.id]))],
    categoryId,
    nextPage: 1,
  };
}

/** With a page of the category; what the feed holds already does not come again. */
export function withPage(feed: Feed, { list, hasMore }: ShortVideoList): Feed {
  const fresh = withoutRepeats(list, new Set(feed.videos.map(({ id }) => id)));
  return {
    ...feed,
    videos: [...feed.videos, ...fresh],
    nextPage: hasMore && feed.nextPage !== null ? feed.nextPage + 1 : null,
  };
}

/** Whether the reader is near enough to the end for the next page. */
export const wantsMore = ({ videos, nextPage }: Feed, current: number): boolean =>
  nextPage !== null && current >= videos.length - AHEAD;

export const isNear = (slide: number, current: number): boolean =>
  Math.abs(slide - current) <= REACH;

/** The slide that fills most of the window. */
export function slideInView(scrolled: number, height: number, count: number): number {
  const slide = height > 0 ? Math.round(scrolled / height) : 0;
  return Math.min(Math.max(0, slide), Math.max(0, count - 1));
}

/** Where a key leads: a slide on or back, or it starts and stops the film. */
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

/** What a key means to the feed; null when it means nothing. */
export const decideMove = (key: string): FeedMove | null =>
  MOVES.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
