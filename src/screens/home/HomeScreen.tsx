import type { ReactNode } from 'react';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Message } from '../../ui/Message.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { ColumnTabs } from './ColumnTabs.tsx';
import { OfferStrip } from './OfferStrip.tsx';

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
