import { linkTo } from '../../routes.ts';

interface PagePlace {
  readonly date: string;
  readonly paperId: string;
  /** Id of a page; the first one of the edition when left out. */
  readonly pageId?: string;
}

/** The address of a page of the newspaper. */
export const paperLink = ({ date, paperId, pageId }: PagePlace, base: string): string =>
  linkTo('paperSharePage', { time: date, paperId, ...(pageId && { layout: pageId }) }, base);

/** The address of an article of the paper as a page of its own. */
export const paperArticleLink = (id: string, base: string): string =>
  linkTo('newsDetail', { id }, base, { isDigital: '1' });

/** Where the PDF of a page is read: the site's own reader, else the file itself. */
export function pdfLink(pdf: string, base: string): string {
  const reader = linkTo('previewPDF', {}, base);
  return `${reader}?url=${encodeURIComponent(pdf)}`;
}
