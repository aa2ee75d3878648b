import type { CommentSource } from '../comment/commentTypes.ts';

/**
 * Returns the page of what a reader's comment is on, below the base of the site (product 9.14); '' for a
 * report in a broadcast, which has none. Of the sources without a known number readers write to short videos alone.
 */
export function formatCommentedPage(source: CommentSource, id: string): string {
  switch (source) {
    case 0:
      return `newsDetail/${id}.html`;
    case 1:
      return `liveDetail/${id}.html`;
    case 2:
      return '';
    case 3:
      return `newsDetail/${id}.html?isDigital=1`;
    case 18:
      return `postDetail/${id}.html`;
    default:
      return `mvodShare/${id}.html`;
  }
}
