import { formatCount } from '../../model/article/counts.ts';
import type { Attached } from '../../model/community/attached.ts';
import type { Answer, Question } from '../../model/community/question.ts';
import { linkTo } from '../../routes.ts';
import type { RowHeading } from '../feed/feedView.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import type { RowView } from './communityView.ts';
import { WriterLine } from './WriterLine.tsx';

/** Images of one line. */
const SHOWN = 3;

interface QuestionRowProps {
  readonly question: Question;
  readonly view: RowView;
  readonly heading: RowHeading;
}

/** Renders a question in a list: its writer, its text and the first answer. */
export function QuestionRow({ question, view, heading: Heading }: QuestionRowProps) {
  const { id, writer, createdAt, title, text, attached, firstAnswer } = question;
  const href = linkTo('askDetail', { id }, view.base);
  const content = (
    <>
      <Heading className="line-clamp-3 text-34 font-medium">
        {title || text ? (
          <LangText t={view.t} text={title || text} />
        ) : (
          <Message k="question.untitled" t={view.t} />
        )}
      </Heading>
      {title && text && <p className="mt-8 line-clamp-3 text-30 text-ink-2">{text}</p>}
      <Thumbs attached={attached} />
      {firstAnswer && <FirstAnswer answer={firstAnswer} view={view} />}
    </>
  );
  return (
    <div className="py-28">
      <WriterLine at={createdAt} view={view} writer={writer} />
      <a className="mt-16 block min-h-88" href={href}>
        {content}
      </a>
      <Facts question={question} view={view} />
    </div>
  );
}

/** Renders the start of an answer with the name of its writer. */
function FirstAnswer({ answer: { writer, text }, view: { t } }: { answer: Answer; view: RowView }) {
  const name = writer.name || t('comment.anonymous');
  return (
    <div className="mt-20 bg-raised px-20 py-16">
      <p className="line-clamp-3 text-28 text-ink-2">
        <b className="font-medium text-ink">{t('comment.by', { name })}</b>
        {text || <Message k="question.pictures" t={t} />}
      </p>
    </div>
  );
}

/** Renders images inside the link to the question, where the lightbox opens them. */
function Thumbs({ attached }: { readonly attached: readonly Attached[] }) {
  const pictures = attached.filter(({ kind }) => kind === 'picture').slice(0, SHOWN);
  if (pictures.length === 0) return null;
  return (
    <span className="mt-16 flex">
      {pictures.map(({ url, caption }) => (
        <img
          key={url}
          alt={caption}
          className="mr-8 h-150 w-150 bg-raised object-cover"
          loading="lazy"
          src={url}
        />
      ))}
    </span>
  );
}

function Facts({
  question: { answers, praises, review },
  view: { t },
}: Omit<QuestionRowProps, 'heading'>) {
  if (review === 'passed' && answers + praises === 0) return null;
  return (
    <p className="mt-16 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
      {review === 'awaiting' && <Message k="comment.inReview" t={t} />}
      {review === 'refused' && <Message className="text-accent" k="question.refused" t={t} />}
      {answers > 0 && <Message k="question.answers" t={t} values={{ n: formatCount(answers) }} />}
      {praises > 0 && <Message k="column.praises" t={t} values={{ n: formatCount(praises) }} />}
    </p>
  );
}
