import { linkTo } from '../../routes.ts';

interface PaperPageIds {
  readonly date: string;
  readonly paperId: string;
  /** Id of a page; the edition's first page when absent. */
  readonly pageId?: string;
}

/** Returns the address of a page of the newspaper. */
export const paperLink = ({ date, paperId, pageId }: PaperPageIds, base: string): string =>
  linkTo('paperSharePage', { time: date, paperId, ...(pageId && { layout: pageId }) }, base);

/** Returns the address of a newspaper article as a page of its own. */
export const paperArticleLink = (id: string, base: string): string =>
  linkTo('newsDetail', { id }, base, { isDigital: '1' });

/** Returns the address of the site's PDF viewer for a page's PDF. */
export function pdfLink(pdf: string, base: string): string {
  const reader = linkTo('previewPDF', {}, base);
  return `${reader}?url=${encodeURIComponent(pdf)}`;
}
