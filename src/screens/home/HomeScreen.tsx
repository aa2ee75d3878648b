import type { ReactNode } from 'react';
import type { Column, SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';
import { ColumnTabs } from '../../ui/feed/ColumnTabs.tsx';
import type { FeedView } from '../../ui/feed/view.ts';
import { TopBar } from '../../ui/TopBar.tsx';

interface HomeScreenProps {
  readonly config: SiteConfig;
  readonly settings: Pick<Settings, 'siteBase'>;
  /** Those that are shown, in their order. */
  readonly columns: readonly Column[];
  /** The id of the one in view; `hot` for the hot list. */
  readonly current: string;
  readonly view: FeedView;
  /** The list of the column in view. */
  readonly feed?: ReactNode;
}

/** The front page: masthead, columns, and the list of one of them. */
export function HomeScreen({ config, settings, columns, current, view, feed }: HomeScreenProps) {
  return (
    <>
      <TopBar config={config} settings={settings} t={view.t} />
      <ColumnTabs
        columns={columns}
        current={current}
        hot
        label={view.t('column.list')}
        view={view}
      />
      <main className="feed-main" id="main">
        <h1 className="sr-only">{config.siteName}</h1>
        {feed}
      </main>
    </>
  );
}
