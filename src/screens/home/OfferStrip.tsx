import { AArrowUp, LayoutGrid } from 'lucide';
import type { Column } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { columnLink } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { COLUMN_OFFER_ICONS } from '../../ui/offers/columnOfferIcons.ts';
import { decideColumnOffer } from '../../ui/offers/decideColumnOffer.ts';

interface OfferStripProps {
  /** The columns of the site. */
  readonly columns: readonly Column[];
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
  readonly view: Pick<FeedView, 'base' | 't'>;
}

/** Links to offers, one of each kind. */
const MAX_LINKS = 4;

/**
 * Renders the row of the front page that switches to the elder version (product 2.20), and leads to the
 * services page and to some offers of the site.
 */
export function OfferStrip({ columns, settings, view: { base, t } }: OfferStripProps) {
  const links = Object.entries(COLUMN_OFFER_ICONS).flatMap(([kind, icon]) => {
    const column = columns.find((one) => decideColumnOffer(one, settings) === kind);
    return column ? { icon, column } : [];
  });
  return (
    <nav {...label(t, 'column.services')} className="offer-strip">
      <ul>
        <li>
          <button className="offer-short offer-elder" data-act="elder" type="button">
            <Icon className="offer-short-icon" icon={AArrowUp} />
            <Message k="page.elder" t={t} />
          </button>
        </li>
        <li>
          <a className="offer-short" href={linkTo('services', {}, base)}>
            <Icon className="offer-short-icon" icon={LayoutGrid} />
            <Message k="column.services" t={t} />
          </a>
        </li>
        {links.slice(0, MAX_LINKS).map(({ icon, column }) => (
          <li key={column.id}>
            <a className="offer-short" href={columnLink(column, base)}>
              <Icon className="offer-short-icon" icon={icon} />
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
