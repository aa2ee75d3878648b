import { parseShareObject } from '../model/share/shareObject.ts';
import type { ArticleMark, ShareParams } from '../model/share/types.ts';
import { isQuiet, readArticleMark, readVideoMark } from './articleMark.ts';

const readCard = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? '';

/** Lists that belong to a column, such as a timeline, are shared as what they are. */
const isColumnPage = () => /^column/.test(document.documentElement.dataset.route ?? '');

const readCanonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || location.href;

/** The column that the page shows; null on pages that show none. */
function readColumnMark(): ArticleMark | null {
  const { column } = document.documentElement.dataset;
  return column ? { id: column, object: 5, shareClosed: false } : null;
}

/** The newspaper page, or article of one, that the page shows; null on pages that show none. */
function readPaperMark(): ArticleMark | null {
  const { paper } = document.documentElement.dataset;
  return paper ? { id: paper, object: 7, shareClosed: false } : null;
}

/**
 * What a page about people shows (layouts/Document.astro): the id is '' of a rank and the
 * like, which are about nobody in particular. Null on other pages.
 */
export function readPeopleMark(): ArticleMark | null {
  const { shared, noShare } = document.documentElement.dataset;
  if (shared === undefined) return null;
  const [object, id = ''] = shared.split(':');
  return { id, object: parseShareObject(object), shareClosed: noShare !== undefined };
}

/** What the page would share, as its document says it; null on pages that show nothing of the kind. */
export function readShareParams(): ShareParams | null {
  const column = readColumnMark();
  const mark =
    readArticleMark() ?? readVideoMark() ?? readPaperMark() ?? readPeopleMark() ?? column;
  if (!mark) return null;
  // Where the page hands on another one (host/shareAs.ts).
  const { shareTitle, sharePath } = document.documentElement.dataset;
  return {
    title: shareTitle || readCard('og:title') || document.title,
    imgUrl: readCard('og:image'),
    // It is text there, and HTML where descriptions come from.
    desc: readCard('og:description').replace(/&/g, '&amp;').replace(/</g, '&lt;'),
    articleId: mark.id,
    objectType: mark.object,
    forbidShare: mark.shareClosed || isQuiet(),
    pageUrl: readCanonical(),
    customUrl: '',
    // Of a column its page for messengers, which leads into the app too.
    routerUrl:
      sharePath || (mark === column && isColumnPage() ? `columnShare/${mark.id}.html` : ''),
  };
}

/** What a poster shows of the page beside its card. */
export interface PageBrand {
  readonly siteName: string;
  /** Address of the site's mark; '' when it has none. */
  readonly logo: string;
  /** As the metadata write it, ISO 8601; '' when it is not known. */
  readonly publishedAt: string;
  /** The page's typefaces and accent, as they are. */
  readonly fontFamily: string;
  readonly accent: string;
}

export function readPageBrand(): PageBrand {
  const heading = document.querySelector('h1') ?? document.body;
  const root = getComputedStyle(document.documentElement);
  return {
    siteName: readCard('og:site_name'),
    logo: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '',
    publishedAt: readCard('article:published_time'),
    fontFamily: getComputedStyle(heading).fontFamily,
    accent: root.getPropertyValue('--pad').trim(),
  };
}
