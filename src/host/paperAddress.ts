import { readPageParams } from '../routes.ts';

/** Names the article that is read over a page of the newspaper. */
const ARTICLE = 'article';
/** Marks the history entries that were made when an article was opened. */
const MARK = 'paperArticle';
/** Back from a sheet is told a moment later; a browser that does not tell is not waited for. */
const BACK_WAIT_MS = 400;

/** What the address of the newspaper says; '' for what it does not. */
export interface ShownPaper {
  /** Without its query: it tells the addresses of pages apart. */
  readonly path: string;
  readonly time: string;
  readonly paperId: string;
  readonly layout: string;
  readonly articleId: string;
}

/** The path of the route alone, as in its template. */
const ROW = { path: '/paperSharePage/{time?}/{paperId?}/{layout?}.html', fill: 'left' } as const;

export function readShownPaper(): ShownPaper {
  const { time = '', paperId = '', layout = '' } = readPageParams(ROW, location);
  const article = new URLSearchParams(location.search).get(ARTICLE) ?? '';
  const articleId = /^[\w-]{1,64}$/.test(article) ? article : '';
  return { path: location.pathname, time, paperId, layout, articleId };
}

/** Goes on to another page of the newspaper: Back returns to the one that was open. */
export const pushPaper = (address: string): void => history.pushState(null, '', address);

/** Gives an article that was opened an address of its own; the next one takes its place. */
export function showPaperArticle(id: string): void {
  const address = withArticle(id);
  if (readShownPaper().articleId) history.replaceState(history.state, '', address);
  else history.pushState({ [MARK]: true }, '', address);
}

/** Leaves the article's address: back to the page's own, where that is the entry before. */
export function leavePaperArticle(): void {
  if (history.state?.[MARK]) history.back();
  else history.replaceState(history.state, '', withArticle(''));
}

function withArticle(id: string): string {
  const url = new URL(location.href);
  if (id) url.searchParams.set(ARTICLE, id);
  else url.searchParams.delete(ARTICLE);
  url.hash = '';
  return url.href;
}

/** Calls back whenever Back or Forward has led to another entry; the function stops it. */
export function onPaperAddress(hear: () => void): () => void {
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
}

/** Resolves when a sheet that closes has given its entry back (host/back.ts). */
export const afterSheet = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      removeEventListener('popstate', done);
      resolve();
    };
    addEventListener('popstate', done);
    setTimeout(done, BACK_WAIT_MS);
  });
