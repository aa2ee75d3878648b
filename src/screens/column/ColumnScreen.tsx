import type { ReactNode } from 'react';
import { formatCount } from '../../model/article/counts.ts';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

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

/** Renders the skeleton of a column's page while it loads: bar, head and rows. */
export function ColumnSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <div aria-hidden="true" className="skeleton">
        <div className="flex h-88 items-center border-b px-32">
          <i className="h-36 w-200" />
        </div>
        <div className="px-32 pt-28">
          <i className="h-44 w-1/3" />
          <i className="mt-20 h-28 w-3/5" />
        </div>
      </div>
      <RowsSkeleton label={label} />
    </>
  );
}

interface ColumnHeadProps {
  readonly column: Column;
  readonly view: Pick<FeedView, 't'>;
}

/** Renders the head of a column's own page: its image, its name, and its followers. */
function ColumnHead({ column, view: { t } }: ColumnHeadProps) {
  const { id, name, topPicture, icon, description, followers } = column;
  return (
    <header className="column-head">
      {topPicture && (
        <img
          alt=""
          className="column-picture"
          fetchPriority="high"
          height={300}
          src={topPicture}
          width={750}
        />
      )}
      <div className="column-line">
        {icon && !topPicture && (
          <img alt="" className="column-icon" height={96} src={icon} width={96} />
        )}
        <div className="column-words">
          <h1 className="column-name">
            <LangText t={t} text={name} />
          </h1>
          {followers > 0 && (
            <p className="column-followers">
              <Message t={t} k="column.followers" values={{ n: formatCount(followers) }} />
            </p>
          )}
        </div>
        <FollowButton id={id} name={name} object={1} t={t} />
      </div>
      {description && (
        <p className="column-about">
          <LangText t={t} text={description} />
        </p>
      )}
    </header>
  );
}
