import type { CommunityRow } from '../../model/community/communityTypes.ts';
import { pickRowSettings } from '../../model/site/rowSettings.ts';
import { FeedArticle } from '../feed/FeedArticle.tsx';
import type { RowHeading } from '../feed/feedView.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { ContributionRow } from './ContributionRow.tsx';
import type { RowView } from './communityView.ts';
import { DynamicRow } from './DynamicRow.tsx';
import { PostRow } from './PostRow.tsx';
import { QuestionRow } from './QuestionRow.tsx';

interface CommunityRowsProps {
  readonly rows: readonly CommunityRow[];
  readonly view: RowView;
  /** One level below the heading above the list. */
  readonly heading?: RowHeading;
}

/** Renders the rows of a list of a community page, of any kind. */
export function CommunityRows({ rows, view, heading = 'h2' }: CommunityRowsProps) {
  return (
    <ul className="feed">
      {rows.map((row) => (
        <li key={`${row.kind} ${row.id}`} className={`row-item feed-${row.kind}`}>
          <Row heading={heading} row={row} view={view} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, view, heading }: { row: CommunityRow; view: RowView; heading: RowHeading }) {
  switch (row.kind) {
    case 'article': {
      const { base, now, t, config } = view;
      return (
        <FeedArticle
          heading={heading}
          item={row.item}
          view={{ ...pickRowSettings(config), base, now, t }}
        />
      );
    }
    case 'dynamic':
      return <DynamicRow dynamic={row.dynamic} heading={heading} view={view} />;
    case 'question':
      return <QuestionRow heading={heading} question={row.question} view={view} />;
    case 'answer':
      return <AnswerRow answer={row.answer} view={view} />;
    case 'post':
      return <PostRow heading={heading} post={row.post} view={view} />;
    case 'contribution':
      return <ContributionRow contribution={row.contribution} heading={heading} view={view} />;
  }
}
