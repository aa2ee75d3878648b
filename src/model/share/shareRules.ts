import type { Article } from '../article/normaliseArticle.ts';
import { filterImageLink, filterLink } from '../link.ts';
import { sameSiteLink } from '../sameSiteLink.ts';
import { cutDescription } from '../text.ts';
import type { ArticleMark, ShareCard, ShareObject, ShareParams } from './shareTypes.ts';

/** Query parameter that marks a shared page. */
const SHARE_FLAG = 'isShare';
/**
 * Makes every shared address unique, so that messengers do not show a cached card (product 9.15).
 */
const CACHE_BUSTER = 'xyt';
/** Query parameter of newspaper articles, which otherwise have the same address. */
const DIGITAL_FLAG = 'szb';
const DIGITAL: ShareObject = 7;

/** Returns the share object type of an article (product 3.20). */
export function decideShareObject(
  article: Pick<Article, 'account'>,
  digital: boolean,
): ShareObject {
  if (digital) return DIGITAL;
  return Number(article.account.id) > 0 ? 10 : 0;
}

/** Returns the facts about an article that its page carries for behaviours. */
export const createArticleMark = (
  article: Pick<Article, 'id' | 'kind' | 'account' | 'shareClosed' | 'share'>,
  digital: boolean,
): ArticleMark => ({
  id: article.id,
  object: decideShareObject(article, digital),
  shareClosed: article.shareClosed,
  ...(article.kind === 'live' && { live: true }),
  ...(article.share?.url && { customUrl: article.share.url }),
});

interface Surroundings {
  readonly siteUrl: string;
  readonly siteBase: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Returns the share card of a screen; null when sharing is forbidden or there is no address. */
export function createShareCard(params: ShareParams, around: Surroundings): ShareCard | null {
  if (params.forbidShare) return null;
  const url = decideShareUrl(params, around);
  if (!url) return null;
  return {
    title: params.title.replace(/\s+/g, ' ').trim(),
    description: cutDescription(params.desc),
    imageUrl: wholeImage(params.imgUrl, around.siteUrl),
    url,
    articleId: params.articleId,
    objectType: params.objectType,
  };
}

/** Share targets require absolute addresses; storage paths are dropped. */
function wholeImage(raw: string, siteUrl: string): string {
  const link = filterImageLink(raw);
  return link && filterImageLink(link, siteUrl);
}

/**
 * Returns the address to share: a custom absolute address, else a path of the site's router,
 * else the screen's own address. Addresses of other sites are unchanged, because their queries
 * are not ours. Addresses that the link filter refuses are skipped.
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

/** Accepts only http and https: a shared link opens in a browser. */
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
