import { AArrowUp, LayoutGrid } from 'lucide';
import type { ReactNode } from 'react';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { columnLink } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { COLUMN_OFFER_ICONS } from '../../ui/offers/columnOfferIcons.ts';
import { decideColumnOffer } from '../../ui/offers/decideColumnOffer.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { ColumnTabs } from './ColumnTabs.tsx';

interface HomeScreenProps {
  readonly config: SiteConfig;
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
  /** The visible columns, in order. */
  readonly columns: readonly Column[];
  /** Id of the current column; `hot` for the hot list. */
  readonly current: string;
  readonly view: FeedView;
  /** The list of the current column. */
  readonly feed?: ReactNode;
}

/** Renders the front page: masthead, column tabs, offers, and the list of the current column. */
export function HomeScreen({ config, settings, columns, current, view, feed }: HomeScreenProps) {
  return (
    <>
      <a className="skip" href="#main">
        <Message t={view.t} k="page.skip" />
      </a>
      <TopBar config={config} settings={settings} t={view.t} />
      <ColumnTabs
        columns={columns}
        current={current}
        hot
        label={view.t('column.list')}
        siteUrl={settings.siteUrl}
        view={view}
      />
      <OfferStrip columns={columns} settings={settings} view={view} />
      <main className="feed-main" id="main">
        <h1 className="sr-only">{config.siteName}</h1>
        {feed}
      </main>
    </>
  );
}

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
function OfferStrip({ columns, settings, view: { base, t } }: OfferStripProps) {
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

/** Renders the skeleton of the front page while it loads: masthead, columns, offers, carousel, rows. */
export function HomeSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <div aria-hidden="true" className="skeleton">
        <div className="flex h-88 items-center border-b px-32">
          <i className="h-44 w-200" />
        </div>
        <div className="flex gap-40 border-b px-32 py-28">
          {[0, 1, 2, 3, 4].map((tab) => (
            <i key={tab} className="h-32 w-80" />
          ))}
        </div>
        <div className="flex h-88 items-center gap-40 border-b px-32">
          {[0, 1, 2, 3].map((offer) => (
            <i key={offer} className="h-32 w-120" />
          ))}
        </div>
        <i className="feed-shape" />
      </div>
      <RowsSkeleton label={label} />
    </>
  );
}
