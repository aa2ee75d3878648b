import type { ReactNode } from 'react';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { ColumnHead } from './ColumnHead.tsx';

export interface ColumnScreenProps {
  readonly config: SiteConfig;
  readonly column: Column;
  readonly view: FeedView;
  /** The column's list. */
  readonly feed?: ReactNode;
}

/** Renders a column's page: back bar, head and list. */
export function ColumnScreen({ config, column, view, feed }: ColumnScreenProps) {
  return (
    <>
      <BackBar home={linkTo('home', {}, view.base)} name={config.siteName} t={view.t} />
      <main className="feed-main" id="main">
        <ColumnHead column={column} view={view} />
        {feed}
      </main>
    </>
  );
}
