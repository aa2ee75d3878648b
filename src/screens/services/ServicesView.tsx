import {
  ChartNoAxesColumn,
  ChevronRight,
  Clapperboard,
  Gift,
  type IconNode,
  Info,
  Landmark,
  LayoutList,
  Rss,
  UserPlus,
  UsersRound,
} from 'lucide';
import type { ReactNode } from 'react';
import type { OfferKind, SiteOffers } from '../../model/offer/offerTypes.ts';
import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { Settings } from '../../settings.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { COLUMN_OFFER_ICONS } from '../../ui/offers/columnOfferIcons.ts';
import { listOffers, type OfferLink } from './listOffers.ts';

interface ServicesViewProps {
  readonly data: SiteOffers;
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
  readonly view: CommunityView;
}

/** Renders links to everything that a site offers beside its articles. */
export function ServicesView({ data, settings, view: { t, base } }: ServicesViewProps) {
  const { offers, circles, more } = listOffers(data, { t, settings });
  const about = { name: t('about.name'), text: '', href: linkTo('aboutUs', {}, base) };
  const row = (link: OfferLink) => (
    <OfferRow
      key={link.href}
      link={link}
      mark={<OfferIcon icon={OFFER_ICONS[link.kind]} />}
      t={t}
    />
  );
  return (
    <>
      <h1 className="mt-28 text-38 font-semibold">{t('column.services')}</h1>
      {offers.length + circles.length + more.length === 0 && (
        <Notice heading="h2" text={t('services.noneHint')} title={t('services.none')} />
      )}
      {offers.length > 0 && <ul className="offers">{offers.map(row)}</ul>}
      {circles.length > 0 && (
        <OfferSection name={t('services.circles')}>
          {circles.map((link) => (
            <OfferRow
              key={link.href}
              link={link}
              mark={<Avatar name={link.name} src={link.icon} />}
              t={t}
            />
          ))}
        </OfferSection>
      )}
      {more.length > 0 && <OfferSection name={t('services.more')}>{more.map(row)}</OfferSection>}
      <ul className="offers offers-end">
        <OfferRow link={about} mark={<OfferIcon icon={Info} />} t={t} />
      </ul>
    </>
  );
}

const OfferSection = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="offers-part">
    <h2 className="offers-name">{name}</h2>
    <ul className="offers">{children}</ul>
  </section>
);

const OfferIcon = ({ icon }: { readonly icon: IconNode }) => (
  <span className="offer-mark">
    <Icon className="offer-icon" icon={icon} />
  </span>
);

interface OfferRowProps {
  readonly link: Omit<OfferLink, 'kind'>;
  /** Icon or image. */
  readonly mark: ReactNode;
  readonly t: CommunityView['t'];
}

function OfferRow({ link: { name, text, href }, mark, t }: OfferRowProps) {
  return (
    <li className="row-item">
      <a className="offer" href={href}>
        {mark}
        <span className="min-w-0 flex-1">
          <span className="offer-title">
            <LangText t={t} text={name} />
          </span>
          {text && (
            <span className="offer-text">
              <LangText t={t} text={text} />
            </span>
          )}
        </span>
        <Icon className="h-32 w-32 flex-none text-ink-3" icon={ChevronRight} />
      </a>
    </li>
  );
}

const OFFER_ICONS: Readonly<Record<OfferKind, IconNode>> = {
  ...COLUMN_OFFER_ICONS,
  shortVideos: Clapperboard,
  accounts: Rss,
  rank: ChartNoAxesColumn,
  leaders: Landmark,
  circles: UsersRound,
  points: Gift,
  invitations: UserPlus,
  modules: LayoutList,
};

/** Returns the metadata of the page with what a site offers. */
export const describeServices = ({ t, base, config }: CommunityView): PageDescription => ({
  name: t('column.services'),
  description: t('services.description', { site: config.siteName }),
  pictures: [],
  path: linkTo('services', {}, base),
});
