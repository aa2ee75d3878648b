import { readOriginAndPath, readSearch } from '../../host/address.ts';
import { decideReturnLink } from '../../model/download/returnLink.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

interface OpenedPage {
  /** URL of the page that the app opens. */
  readonly page: string;
  /** The same where the query names it, as the page that the reader came from; else ''. */
  readonly back: string;
}

/** Returns the page that the app opens: the one that the reader came from, else the front page. */
export function readOpenedPage({ siteUrl, siteBase }: Settings): OpenedPage {
  const back = decideReturnLink(readSearch(), readOriginAndPath());
  return { page: back || siteUrl + linkTo('home', {}, siteBase), back };
}
