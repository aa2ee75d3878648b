import { parseShareObject } from '../../model/share/shareObject.ts';
import type { ArticleMark, ShareParams } from '../../model/share/shareTypes.ts';
import { isQuiet, readPageArticle, readPageVideo } from './pageObject.ts';

const readCard = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? '';

/** Returns whether the page is a column's own page; a timeline of a column is shared as itself. */
const isColumnPage = () => /^column/.test(document.documentElement.dataset.route ?? '');

const readCanonicalUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || location.href;

/** Returns the column that the page shows; null on pages that show none. */
function readPageColumn(): ArticleMark | null {
  const { column } = document.documentElement.dataset;
  return column ? { id: column, object: 5, shareClosed: false } : null;
}

/**
 * Returns the newspaper page or newspaper article that the page shows; null on pages that show
 * none.
 */
function readPagePaper(): ArticleMark | null {
  const { paper } = document.documentElement.dataset;
  return paper ? { id: paper, object: 7, shareClosed: false } : null;
}

/**
 * Returns what a community page shows (layouts/Document.astro); the id is '' on pages such as
 * rankings, which belong to no single person. Null on other pages.
 */
export function readPageCommunityObject(): ArticleMark | null {
  const { shared, noShare } = document.documentElement.dataset;
  if (shared === undefined) return null;
  const [object, id = ''] = shared.split(':');
  return { id, object: parseShareObject(object), shareClosed: noShare !== undefined };
}

/** Returns what the page shares, from its document; null on pages that share nothing. */
export function readShareParams(): ShareParams | null {
  const column = readPageColumn();
  const pageObject =
    readPageArticle() ?? readPageVideo() ?? readPagePaper() ?? readPageCommunityObject() ?? column;
  if (!pageObject) return null;
  // Set where the page shares another one (host/document/setSharedPage.ts).
  const { shareTitle, sharePath, shareUrl = '' } = document.documentElement.dataset;
  return {
    title: shareTitle || readCard('og:title') || document.title,
    imgUrl: readCard('og:image'),
    desc: readCard('og:description'),
    articleId: pageObject.id,
    objectType: pageObject.object,
    forbidShare: pageObject.shareClosed || isQuiet(),
    pageUrl: readCanonicalUrl(),
    customUrl: shareUrl,
    // A column is shared as its page for messengers, which also opens the app.
    routerUrl:
      sharePath ||
      (pageObject === column && isColumnPage() ? `columnShare/${pageObject.id}.html` : ''),
  };
}

/** Returns what a poster shows of the page in addition to its card. */
export function readPageBrand() {
  const heading = document.querySelector('h1') ?? document.body;
  const root = getComputedStyle(document.documentElement);
  return {
    siteName: readCard('og:site_name'),
    /** Address of the site's logo; '' when it has none. */
    logo: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '',
    /** From the metadata, ISO 8601; '' when unknown. */
    publishedAt: readCard('article:published_time'),
    /** The page's computed font family and accent colour. */
    fontFamily: getComputedStyle(heading).fontFamily,
    accent: root.getPropertyValue('--pad').trim(),
  };
}
