import type { FeedRow } from '../../model/column/columnTypes.ts';
import { formatRowKey } from '../../model/column/feedRows.ts';
import { AdBlock } from '../AdBlock.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { AdRow } from './AdRow.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import type { FeedView, RowHeading } from './feedView.ts';
import { LiveBlock } from './LiveBlock.tsx';
import { ModuleBlock } from './ModuleBlock.tsx';

interface FeedRowsProps {
  readonly rows: readonly FeedRow[];
  readonly view: FeedView;
  /** One level below the heading above the list. */
  readonly heading?: RowHeading | undefined;
  /** Whether the order is a rank, so that the rows have numbers. */
  readonly isRanked?: boolean;
}

/** Renders the rows of a list in order: articles, activities, broadcasts, modules and ads. */
export function FeedRows({ rows, view, heading = 'h2', isRanked = false }: FeedRowsProps) {
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className={isRanked ? 'feed feed-ranked' : 'feed'}>
      {rows.map((row) => (
        <li key={formatRowKey(row)} className={`row-item feed-${row.kind}`}>
          <Row heading={heading} row={row} view={view} />
        </li>
      ))}
    </List>
  );
}

function Row({ row, view, heading }: { row: FeedRow; view: FeedView; heading: RowHeading }) {
  switch (row.kind) {
    case 'article':
      return <FeedArticle heading={heading} item={row.item} view={view} />;
    case 'activity':
      return <ActivityRow activity={row.activity} heading={heading} view={view} />;
    case 'module':
      return <ModuleBlock heading={heading} module={row.module} view={view} />;
    case 'ad':
      return <AdRow ad={row.ad} view={view} />;
    case 'live':
      return <LiveBlock columnId={row.columnId} heading={heading} items={row.items} view={view} />;
    case 'slot':
      return <AdBlock side="list" slot={row.slot} t={view.t} />;
  }
}
