import type { Article } from '../article/types.ts';
import { filterImageLink, filterLink, sameSiteLink } from '../link.ts';
import { formatDescription } from '../text.ts';
import type { ArticleMark, ShareCard, ShareObject, ShareParams } from './types.ts';

/** Tells a shared page that it is one. */
const SHARE_FLAG = 'isShare';
/** Makes every shared address new, so that no messenger shows an old card (product 9.15). */
const CACHE_BUSTER = 'xyt';
/** Newspaper articles live behind the same address with this flag. */
const DIGITAL_FLAG = 'szb';
const DIGITAL: ShareObject = 7;

/** Which kind of thing an article is to the server (product 3.20). */
export function decideShareObject(
  article: Pick<Article, 'account'>,
  digital: boolean,
): ShareObject {
  if (digital) return DIGITAL;
  return Number(article.account.id) > 0 ? 10 : 0;
}

/** What a page says of its article. */
export const markArticle = (
  article: Pick<Article, 'id' | 'kind' | 'account' | 'shareClosed'>,
  digital: boolean,
): ArticleMark => ({
  id: article.id,
  object: decideShareObject(article, digital),
  shareClosed: article.shareClosed,
  ...(article.kind === 'live' && { live: true }),
});

interface Surroundings {
  readonly siteUrl: string;
  readonly siteBase: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The card of a screen; null where sharing is forbidden or nothing has an address. */
export function createShareCard(params: ShareParams, around: Surroundings): ShareCard | null {
  if (params.forbidShare) return null;
  const url = decideShareUrl(params, around);
  if (!url) return null;
  return {
    title: params.title.replace(/\s+/g, ' ').trim(),
    description: formatDescription(params.desc),
    imageUrl: wholeImage(params.imgUrl, around.siteUrl),
    url,
    articleId: params.articleId,
    objectType: params.objectType,
  };
}

/** Hosts want whole addresses; a storage path is none. */
function wholeImage(raw: string, siteUrl: string): string {
  const link = filterImageLink(raw);
  return link && filterImageLink(link, siteUrl);
}

/**
 * The screen's own address unless another was set for it: a whole one, or a path of the
 * site's router. Addresses of other sites stay as they were given: their queries are not
 * ours to change. A link that the filter refuses is none.
 */
export function decideShareUrl(
  {
    customUrl,
    routerUrl,
    pageUrl,
    objectType,
  }: Pick<ShareParams, 'customUrl' | 'routerUrl' | 'pageUrl' | 'objectType'>,
  { siteUrl, siteBase, now }: Surroundings,
): string {
  const custom = customUrl && filterWebLink(customUrl, siteUrl);
  if (custom) return sameSiteLink(custom, siteUrl) ? markShared(custom, now) : custom;
  const path = routerUrl.replace(/^[/\\\s]+/, '');
  const routed = path && sameSiteLink(`${siteUrl}${siteBase}/${path}`, siteUrl);
  if (routed) return markShared(routed, now);
  const own = filterWebLink(pageUrl, siteUrl);
  return own && markShared(own, now, objectType === DIGITAL);
}

/** What is shared opens in a browser: no mail and no telephone. */
function filterWebLink(address: string, base: string): string {
  const link = filterLink(address, base);
  return /^https?:/.test(link) ? link : '';
}

function markShared(address: string, now: number, digital = false): string {
  const url = new URL(address);
  if (digital) url.searchParams.set(DIGITAL_FLAG, '1');
  url.searchParams.set(SHARE_FLAG, 'true');
  url.searchParams.set(CACHE_BUSTER, String(now));
  return url.href;
}
