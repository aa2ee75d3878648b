import { parseShareObject } from '../model/share/shareObject.ts';
import type { ArticleMark } from '../model/share/types.ts';

/** The article that the page shows; null on pages that show none. */
export function readArticleMark(): ArticleMark | null {
  const { article, object, noShare, live } = document.documentElement.dataset;
  if (!article) return null;
  return {
    id: article,
    object: parseShareObject(object),
    shareClosed: noShare !== undefined,
    ...(live !== undefined && { live: true }),
  };
}

/** The short video that the page shows; null on pages that show none. */
export function readVideoMark(): ArticleMark | null {
  const { video } = document.documentElement.dataset;
  return video ? { id: video, object: 0, shareClosed: false } : null;
}

/** An editor's look at the article: nothing counts and nothing is shared (product 6.6). */
export const isQuiet = (): boolean => document.documentElement.dataset.quiet !== undefined;
