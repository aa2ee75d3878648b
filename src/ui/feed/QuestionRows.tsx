import type { QuestionItem } from '../../model/community/questionItem.ts';
import { formatChinaIso, formatDate } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import type { FeedView, RowHeading } from './feedView.ts';
import { QUESTION_STATE_KEYS } from './questionStateKeys.ts';

interface QuestionRowsProps {
  readonly items: readonly QuestionItem[];
  readonly view: FeedView;
  readonly heading: RowHeading;
}

/** Renders questions to the government: title, office, day and progress, linked to their pages. */
export function QuestionRows({ items, view: { base, t }, heading: Heading }: QuestionRowsProps) {
  return (
    <ul>
      {items.map(({ id, title, office, state, askedAt }) => (
        <li key={id} className="row-item">
          <a className="row row-text" href={linkTo('qaDetail', { id }, base)}>
            <div className="row-words">
              <Heading className="row-title feed-title">
                <LangText t={t} text={title} />
              </Heading>
            </div>
            <p className="row-meta feed-meta">
              <Message
                className={state === 'answered' ? 'is-on' : undefined}
                k={QUESTION_STATE_KEYS[state]}
                t={t}
              />
              {office && (
                <span>
                  <LangText t={t} text={office} />
                </span>
              )}
              {askedAt !== null && (
                <time dateTime={formatChinaIso(askedAt)}>{formatDate(askedAt, 'YYYY-MM-DD')}</time>
              )}
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
