import { SlidersHorizontal } from 'lucide';
import type { Column } from '../../model/site/siteTypes.ts';
import { columnLinkProps, opensInPlace } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { label as labelWith, Message } from '../../ui/Message.tsx';

interface ColumnTabsProps {
  readonly columns: readonly Column[];
  /** Id of the selected column; `hot` for the hot list. */
  readonly current: string;
  readonly view: Pick<FeedView, 'base' | 't'>;
  /** Origin of this site. */
  readonly siteUrl: string;
  /** Accessible name of the strip. */
  readonly label: string;
  /** Whether the hot list is the last tab. */
  readonly hot?: boolean;
}

/**
 * Columns in the strip. The next ones (`MAX_MORE` at most) are in a list that opens; the limit
 * keeps the page usable.
 */
const MAX_TABS = 60;
const MAX_MORE = 500;

/**
 * Renders the columns of the site as a strip of names. Lists open in place (`data-act`), without
 * script as pages; all other columns are plain links.
 */
export function ColumnTabs(props: ColumnTabsProps) {
  const { columns, current, view, siteUrl, label, hot = false } = props;
  const more = columns.slice(MAX_TABS, MAX_TABS + MAX_MORE);
  return (
    <nav aria-label={label} className="tabs">
      <ul className="tabs-row">
        {columns.slice(0, MAX_TABS).map((column) => (
          <li key={column.id} data-section={column.id}>
            <Tab column={column} current={current} siteUrl={siteUrl} view={view} />
          </li>
        ))}
        {hot && (
          <li>
            <button
              aria-current={current === 'hot' ? 'page' : undefined}
              className="tab"
              data-act="column"
              data-column="hot"
              type="button"
            >
              <Message t={view.t} k="column.hot" />
            </button>
          </li>
        )}
        {hot && columns.length > 2 && (
          <li>
            <button
              {...labelWith(view.t, 'column.choose')}
              className="tab"
              data-act="sections"
              type="button"
            >
              <Icon className="h-36 w-36" icon={SlidersHorizontal} />
            </button>
          </li>
        )}
      </ul>
      {more.length > 0 && (
        <details className="tabs-more">
          <summary className="tab">
            <Message t={view.t} k="column.all" />
          </summary>
          <ul className="tabs-list">
            {more.map((column) => (
              <li key={column.id}>
                <Tab column={column} current={current} siteUrl={siteUrl} view={view} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

/** Whether a column's address is on another site. */
const isOutside = ({ linkUrl }: Column, siteUrl: string): boolean =>
  /^https?:/.test(linkUrl) && !`${linkUrl}/`.startsWith(`${siteUrl}/`);

interface TabProps extends Pick<ColumnTabsProps, 'current' | 'view' | 'siteUrl'> {
  readonly column: Column;
}

function Tab({ column, current, view, siteUrl }: TabProps) {
  const link = columnLinkProps(column, view.base);
  if (!opensInPlace(column)) {
    const outside = isOutside(column, siteUrl);
    return (
      <a className={outside ? 'tab tab-outside' : 'tab'} {...link}>
        <LangText t={view.t} text={column.name} />
        {outside && <Message className="sr-only" t={view.t} k="column.outside" />}
      </a>
    );
  }
  return (
    <a
      aria-current={column.id === current ? 'page' : undefined}
      className="tab"
      {...link}
      data-act="column"
      data-column={column.id}
    >
      <LangText t={view.t} text={column.name} />
    </a>
  );
}
