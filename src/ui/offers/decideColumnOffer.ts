import { decideColumnTarget, isPhotoColumn } from '../../model/column/columnTarget.ts';
import type { OfferKind } from '../../model/offer/offerTypes.ts';
import { sameSiteLink } from '../../model/sameSiteLink.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { matchPath, type RouteName } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

/** The offer that a page of this site belongs to. */
const OFFERS_OF_ROUTES: { readonly [R in RouteName]?: OfferKind } = {
  topicDetail: 'questions',
  qaDetail: 'questions',
  newQaDetail: 'questions',
  tipoffDetail: 'tips',
  activityDetail: 'activities',
  activityVote: 'activities',
  seekArticleDetail: 'contributions',
  paperSharePage: 'paper',
  moreLive: 'live',
  moreImage: 'photos',
  minVideoDetail: 'shortVideos',
  mvodShare: 'shortVideos',
  onlineStudy: 'courses',
  subscriptionList: 'accounts',
  xyListShare: 'rank',
  LeaderViewList: 'leaders',
  circleDetail: 'circles',
  integralShop: 'points',
  productDetail: 'points',
  invite: 'invitations',
};

/**
 * Returns the offer that a column opens, by its style or by its link to a page of this site; null
 * for a list of articles, for a link to another site and for one of the app.
 */
export function decideColumnOffer(
  column: Column,
  { siteUrl, siteBase }: Pick<Settings, 'siteUrl' | 'siteBase'>,
): OfferKind | null {
  const target = decideColumnTarget(column);
  if (target.kind === 'articles') return isPhotoColumn(column) ? 'photos' : null;
  if (target.kind === 'app') return null;
  if (target.kind !== 'link') return target.kind;
  const address = sameSiteLink(target.url, siteUrl);
  const route = address && matchPath(new URL(address).pathname, siteBase)?.route;
  return (route && OFFERS_OF_ROUTES[route]) || null;
}
