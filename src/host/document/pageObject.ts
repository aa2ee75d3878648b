import { parseShareObject } from '../../model/share/shareObject.ts';
import type { ArticleMark } from '../../model/share/shareTypes.ts';

/** Returns the article that the page shows; null on pages that show none. */
export function readPageArticle(): ArticleMark | null {
  const { article, object, noShare, live } = document.documentElement.dataset;
  if (!article) return null;
  return {
    id: article,
    object: parseShareObject(object),
    shareClosed: noShare !== undefined,
    ...(live !== undefined && { live: true }),
  };
}

/** Returns the short video that the page shows; null on pages that show none. */
export function readPageVideo(): ArticleMark | null {
  const { video } = document.documentElement.dataset;
  return video ? { id: video, object: 0, shareClosed: false } : null;
}

/** Returns whether the page shows an article with text. */
export const hasArticleText = (): boolean =>
  readPageArticle() !== null && /\S/.test(document.getElementById('text')?.textContent ?? '');

/**
 * Returns whether an editor views the page, by its address (boot/readAddress.ts) or because it is not
 * published: nothing is counted or shared, and there are no ads (product 6.6).
 */
export const isQuiet = (): boolean => document.documentElement.dataset.quiet !== undefined;
