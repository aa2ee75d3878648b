import { formatCount } from '../../model/article/counts.ts';
import type { Answer } from '../../model/community/communityTypes.ts';
import { Message } from '../Message.tsx';
import { AttachedMedia } from './AttachedMedia.tsx';
import type { RowView } from './communityView.ts';
import { WriterLine } from './WriterLine.tsx';

interface AnswerRowProps {
  readonly answer: Answer;
  readonly view: RowView;
}

/** Renders a whole answer to a question: its writer, its text and its images. */
export function AnswerRow({ answer, view }: AnswerRowProps) {
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
