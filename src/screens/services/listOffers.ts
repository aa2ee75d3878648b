import type { CommunityTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import { isPhotoColumn } from '../../model/column/columnTarget.ts';
import type { OfferKind, SiteOffers } from '../../model/offer/offerTypes.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { columnLink, liveLink } from '../../ui/feed/feedLinks.ts';
import { decideColumnOffer } from '../../ui/offers/decideColumnOffer.ts';

/** A link to what a site offers. */
export interface OfferLink {
  readonly kind: OfferKind;
  readonly name: string;
  /** What readers find there; '' for none. */
  readonly text: string;
  readonly href: string;
}

interface OfferView {
  readonly t: CommunityTranslate;
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
}

/** What readers take part in comes first, then what they read, then what is about people. */
const ORDER: readonly OfferKind[] = [
  'questions',
  'tips',
  'activities',
  'contributions',
  'paper',
  'live',
  'shortVideos',
  'courses',
  'accounts',
  'rank',
  'leaders',
  'circles',
  'points',
  'invitations',
];
const orderOf = (kind: OfferKind): number => ORDER.indexOf(kind);

/**
 * Returns the links to what a site offers: what its columns open, by their names, and the lists
 * of its servers that no column opens.
 */
export function listOffers(site: SiteOffers, { t, settings }: OfferView) {
  const base = settings.siteBase;
  const offers: OfferLink[] = [];
  for (const column of site.columns) {
    const kind = decideColumnOffer(column, settings);
    if (kind === null || kind === 'photos') continue;
    const href = kind === 'live' ? liveLink(column.id, base) : columnLink(column, base);
    offers.push({ kind, name: column.name, text: column.description, href });
  }
  const { hasAccounts, hasRank, hasLeaders, hasPaper, hasPoints, hasInvitations } = site;
  const addMissing = (has: boolean, link: OfferLink) => {
    if (has && offers.every(({ kind }) => kind !== link.kind)) offers.push(link);
  };
  addMissing(hasPaper, {
    kind: 'paper',
    name: t('paper.title'),
    text: t('services.paperText'),
    href: linkTo('paperSharePage', {}, base),
  });
  addMissing(site.shortVideoId !== '', {
    kind: 'shortVideos',
    name: t('services.shortVideos'),
    text: t('services.shortVideosText'),
    href: linkTo('minVideoDetail', { id: site.shortVideoId }, base),
  });
  addMissing(hasAccounts, {
    kind: 'accounts',
    name: t('subs.title'),
    text: t('services.accountsText'),
    href: linkTo('subscriptionList', {}, base),
  });
  addMissing(hasRank, {
    kind: 'rank',
    name: t('rank.title'),
    text: t('services.rankText'),
    href: linkTo('xyListShare', {}, base),
  });
  addMissing(hasLeaders, {
    kind: 'leaders',
    name: t('leaders.title'),
    text: t('leaders.description'),
    href: linkTo('LeaderViewList', {}, base),
  });
  addMissing(hasPoints, {
    kind: 'points',
    name: t('services.points'),
    text: t('services.pointsText'),
    href: linkTo('integralShop', {}, base),
  });
  addMissing(hasInvitations, {
    kind: 'invitations',
    name: t('services.invitations'),
    text: t('services.invitationsText'),
    href: linkTo('invite', {}, base),
  });
  return {
    offers: removeRepeated(offers.sort((a, b) => orderOf(a.kind) - orderOf(b.kind))),
    circles: site.circles.map(({ id, name, icon, members }) => ({
      kind: 'circles',
      name,
      icon,
      text: members > 0 ? `${t('circle.members')} ${formatCount(members)}` : '',
      href: linkTo('circleDetail', { id }, base),
    })),
    /** Modules of the front page, and large pictures of the columns of photo sets. */
    more: removeRepeated([
      ...site.modules.map(
        ({ id, name }): OfferLink => ({
          kind: 'modules',
          name,
          text: '',
          href: linkTo('moreModules', {}, base, { id, name }),
        }),
      ),
      ...site.columns.filter(isPhotoColumn).map(
        ({ id, name }): OfferLink => ({
          kind: 'photos',
          name: t('services.pictures', { name }),
          text: '',
          href: linkTo('moreImage', { id }, base),
        }),
      ),
    ]),
  };
}

/** Returns the links with each address once: several columns may open one page. */
const removeRepeated = (links: readonly OfferLink[]): readonly OfferLink[] =>
  [...new Map([...links].reverse().map((link) => [link.href, link])).values()].reverse();
