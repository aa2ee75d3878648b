import { readPageParams } from '../routes.ts';

/** Query parameter with the id of the article that is open over a newspaper page. */
const ARTICLE = 'article';
/** Marks the history entries that were made when an article was opened. */
const MARK = 'paperArticle';
/** Time limit for the `popstate` event of a closing sheet, in ms; some browsers do not send one. */
const BACK_WAIT_MS = 400;

/** The parsed address of the newspaper; '' for missing parts. */
export interface PaperPageAddress {
  /** Without the query; differs between newspaper pages. */
  readonly path: string;
  readonly time: string;
  readonly paperId: string;
  readonly layout: string;
  readonly articleId: string;
}

const ROW = { path: '/paperSharePage/{time?}/{paperId?}/{layout?}.html', fill: 'left' } as const;

export function readPaperAddress(): PaperPageAddress {
  const { time = '', paperId = '', layout = '' } = readPageParams(ROW, location);
  const article = new URLSearchParams(location.search).get(ARTICLE) ?? '';
  const articleId = /^[\w-]{1,64}$/.test(article) ? article : '';
  return { path: location.pathname, time, paperId, layout, articleId };
}

/** Adds a history entry for another newspaper page: Back returns to the previous one. */
export const pushPaperAddress = (address: string): void => history.pushState(null, '', address);

/** Writes an open article into the address; the next article replaces it in the same entry. */
export function writeArticleParam(id: string): void {
  const address = withArticle(id);
  if (readPaperAddress().articleId) history.replaceState(history.state, '', address);
  else history.pushState({ [MARK]: true }, '', address);
}

/** Removes the article from the address: by Back, where the entry before is the newspaper page. */
export function removeArticleParam(): void {
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

/** Calls `hear` after Back or Forward; returns a function that removes the listener. */
export function onPaperAddress(hear: () => void): () => void {
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
}

/** Resolves when a closing sheet has removed its history entry (host/backButton.ts). */
export const afterSheetClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      removeEventListener('popstate', done);
      resolve();
    };
    addEventListener('popstate', done);
    setTimeout(done, BACK_WAIT_MS);
  });
