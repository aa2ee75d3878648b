import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ColumnData } from '../../model/column/columnTypes.ts';
import { HOT } from '../../model/column/feed.ts';
import { arrangeFirstRows } from '../../model/column/feedRows.ts';
import { spaceAds } from '../../model/column/spaceAds.ts';
import { Message } from '../Message.tsx';
import { Carousel } from './Carousel.tsx';
import { ColumnChips } from './ColumnChips.tsx';
import { FeedRows } from './FeedRows.tsx';
import type { FeedView, RowHeading } from './feedView.ts';
import { TopModule } from './TopModule.tsx';

interface FirstScreenProps {
  readonly data: ColumnData;
  readonly view: FeedView;
  readonly heading?: RowHeading | undefined;
}

/** Renders the first screen of a column without its head. */
export function FirstScreen({ data, view, heading }: FirstScreenProps) {
  const { column, children, page } = data;
  const rows = spaceAds(arrangeFirstRows(data));
  const hasAbove = page.carousel.length > 0 || children.length > 0 || page.topModule !== null;
  return (
    <>
      <Carousel items={page.carousel} view={view} />
      {children.length > 0 && (
        <nav aria-label={column.name} className="sub-columns">
          <ColumnChips columns={children.slice(0, MAX_CHILDREN)} view={view} />
        </nav>
      )}
      <TopModule module={page.topModule} view={view} />
      {rows.length > 0 && (
        <FeedRows heading={heading} isRanked={column.id === HOT} rows={rows} view={view} />
      )}
      {rows.length === 0 && !hasAbove && <NoRows t={view.t} />}
    </>
  );
}

/** Limit of child columns in the strip, which is not a directory of all columns. */
const MAX_CHILDREN = 60;

/** Renders an empty list; without a heading, because the page keeps its own. */
export function NoRows({ t }: { readonly t: ActionTranslate }) {
  return (
    <div className="no-rows" role="status">
      <svg aria-hidden="true" className="icon no-rows-icon" viewBox="0 0 24 24">
        <path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-2M7 9h7M7 13h4" />
      </svg>
      <p>
        <Message t={t} k="column.empty" />
      </p>
    </div>
  );
}
