import { formatCount } from '../../model/article/counts.ts';
import type { CommunityRow } from '../../model/community/communityTypes.ts';
import type { Answer } from '../../model/community/question.ts';
import { pickRowSettings } from '../../model/site/rowSettings.ts';
import { FeedArticle } from '../feed/FeedArticle.tsx';
import type { RowHeading } from '../feed/feedView.ts';
import { Message } from '../Message.tsx';
import { AttachedMedia } from './AttachedMedia.tsx';
import { ContributionRow } from './ContributionRow.tsx';
import type { RowView } from './communityView.ts';
import { DynamicRow } from './DynamicRow.tsx';
import { PostRow } from './PostRow.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { WriterLine } from './WriterLine.tsx';

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

interface AnswerRowProps {
  readonly answer: Answer;
  readonly view: RowView;
}

/** Renders a whole answer to a question: its writer, its text and its images. */
function AnswerRow({ answer, view }: AnswerRowProps) {
  const { writer, createdAt, text, attached, praises } = answer;
  return (
    <article className="py-28">
      <WriterLine at={createdAt} view={view} writer={writer} />
      {text && <p className="mt-16 whitespace-pre-line text-32">{text}</p>}
      <AttachedMedia attached={attached} title={writer.name} view={view} />
      {praises > 0 && (
        <p className="mt-16 text-26 tabular-nums text-ink-3">
          <Message k="column.praises" t={view.t} values={{ n: formatCount(praises) }} />
        </p>
      )}
    </article>
  );
}
