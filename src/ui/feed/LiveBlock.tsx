import type { ListItem } from '../../model/article/articleTypes.ts';
import { Cards } from './Cards.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import { liveLink } from './feedLinks.ts';
import type { FeedView, RowHeading } from './feedView.ts';
import { ModuleHead } from './ModuleHead.tsx';

interface LiveBlockProps {
  readonly items: readonly ListItem[];
  /** Id of the column that the broadcasts belong to. */
  readonly columnId?: string;
  readonly view: FeedView;
  readonly heading?: RowHeading | undefined;
}

/** Renders the broadcasts of a column: a single one wide, several side by side. */
export function LiveBlock({ items, columnId = '', view, heading = 'h2' }: LiveBlockProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <section className="module live-block">
      <ModuleHead
        heading={heading}
        href={liveLink(columnId, view.base)}
        name={view.t('broadcast.title')}
        view={view}
      />
      {items.length === 1 ? (
        <FeedArticle heading="h3" item={first} view={view} />
      ) : (
        <Cards heading="h3" items={items} view={view} />
      )}
    </section>
  );
}
