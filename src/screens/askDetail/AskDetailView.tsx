import type { Question } from '../../model/community/question.ts';
import { linkTo } from '../../routes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type {
  CommunityComposition,
  CommunityView,
  CommunityViewProps,
} from '../../ui/community/communityView.ts';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { Message } from '../../ui/Message.tsx';

interface QuestionProps {
  readonly question: Question;
  readonly view: CommunityView;
}

/** Renders a reader's question in full and the list of its answers. */
export function AskDetailView({ data: { question }, view, list }: CommunityViewProps<'askDetail'>) {
  const { title, text, writer, createdAt, attached, review } = question;
  const { t } = view;
  return (
    <>
      <article className="border-b pb-32">
        <AskedOf question={question} view={view} />
        <h1
          className={`mt-16 whitespace-pre-line ${
            title ? 'text-38 font-semibold' : 'text-34 font-medium'
          }`}
        >
          {title || text || <Message k="question.untitled" t={t} />}
        </h1>
        <div className="mt-20">
          <WriterLine at={createdAt} view={view} writer={writer} />
        </div>
        {title && text && <p className="mt-20 whitespace-pre-line text-32">{text}</p>}
        <AttachedMedia attached={attached} title={title || text} view={view} />
        {review !== 'passed' && (
          <p className="mt-20 text-28 text-notice" role="note">
            <Message k={review === 'awaiting' ? 'comment.inReview' : 'question.refused'} t={t} />
          </p>
        )}
      </article>
      <h2 className="pt-32 text-30 font-medium text-ink-2">
        <Message k="question.answered" t={t} />
      </h2>
      {list}
    </>
  );
}

/** Renders the topic or account that the question is addressed to, as a link when it has an id. */
function AskedOf({ question: { topicId, accountId, of }, view: { t, base } }: QuestionProps) {
  if (!of) return <div className="pt-16" />;
  const href = topicId
    ? linkTo('topicDetail', { id: topicId }, base)
    : accountId
      ? linkTo('xyDetail', { id: accountId }, base)
      : null;
  const line = 'flex min-h-88 items-center text-28';
  const content = (
    <>
      <Message className="mr-16 shrink-0 text-ink-3" k="question.of" t={t} />
      <span className="min-w-0">{of}</span>
    </>
  );
  if (href === null) return <p className={`${line} text-ink-2`}>{content}</p>;
  return (
    <a className={`${line} text-accent`} href={href}>
      {content}
    </a>
  );
}

/** The page of a reader's question. */
export const ASK_DETAIL = {
  View: AskDetailView,
  describe: ({ question: { id, accountId, title, text, attached } }, { base, t }) => ({
    name: title || text || t('question.untitled'),
    description: text,
    pictures: attached.filter(({ kind }) => kind === 'picture').map(({ url }) => url),
    path: linkTo('askDetail', { id }, base),
    object: accountId ? 10 : 0,
    id,
  }),
  lists: [{ name: 'questionAnswers', label: 'question.answered' }],
  emptyMessage: 'question.noAnswers',
} satisfies CommunityComposition<'askDetail'>;
