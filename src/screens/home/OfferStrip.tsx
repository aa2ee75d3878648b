import { LayoutGrid } from 'lucide';
import type { OfferKind } from '../../model/offer/offerTypes.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { columnLink } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { decideColumnOffer } from '../../ui/offers/decideColumnOffer.ts';
import { OFFER_ICONS } from '../../ui/offers/offerIcons.ts';

interface OfferStripProps {
  /** The columns of the site. */
  readonly columns: readonly Column[];
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
  readonly view: Pick<FeedView, 'base' | 't'>;
}

/** The offers that have a link of their own, the first ones first; one column each. */
const ORDER: readonly OfferKind[] = [
  'questions',
  'tips',
  'activities',
  'paper',
  'contributions',
  'live',
  'courses',
  'photos',
];
const MAX_LINKS = 4;

/** Renders the row of the front page that leads to the services page and to some offers of the site. */
export function OfferStrip({ columns, settings, view: { base, t } }: OfferStripProps) {
  const links = ORDER.flatMap((kind) => {
    const column = columns.find((one) => decideColumnOffer(one, settings) === kind);
    return column ? { kind, column } : [];
  });
  return (
    <nav {...label(t, 'column.services')} className="offer-strip">
      <ul>
        <li>
          <a className="offer-short" href={linkTo('services', {}, base)}>
            <Icon className="offer-short-icon" icon={LayoutGrid} />
            <Message k="column.services" t={t} />
          </a>
        </li>
        {links.slice(0, MAX_LINKS).map(({ kind, column }) => (
          <li key={column.id}>
            <a className="offer-short" href={columnLink(column, base)}>
              <Icon className="offer-short-icon" icon={OFFER_ICONS[kind]} />
              <span>
                <LangText t={t} text={column.name} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
