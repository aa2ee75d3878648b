import type { WritableSource } from '../comment/commentTypes.ts';

/**
 * Returns the page of what a comment is on, below the base of the site (product 9.14); '' for a report
 * in a broadcast, which has none.
 */
export function formatCommentedPage(source: WritableSource, id: string): string {
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
  }
}
