import { getAnswerTimeMessageKey } from '../../i18n/answerTime.ts';
import { countAnswerDays } from '../../model/community/answerTime.ts';
import type { QuestionItem, TopicItem } from '../../model/community/questionItem.ts';
import { linkTo } from '../../routes.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { ListTime } from '../Timestamp.tsx';
import { FeedImage } from './FeedImage.tsx';
import type { FeedView, RowHeading } from './feedView.ts';

interface QuestionRowsProps {
  readonly items: readonly (TopicItem | QuestionItem)[];
  readonly view: FeedView;
  readonly heading: RowHeading;
}

/** States that a row names; of a question only that it is answered, where the days are unknown. */
const STATES = {
  coming: 'column.coming',
  open: 'column.open',
  closed: 'column.over',
  answered: 'government.answered',
  awaiting: null,
  working: null,
} as const;

/** The classes of the states that stand out; what is answered has one colour on all pages. */
const STATE_COLOURS: { readonly [S in keyof typeof STATES]?: string } = {
  open: 'is-on',
  answered: 'text-positive',
};

/**
 * Renders topics and questions to the government, linked to their pages: title, state, the image of a
 * topic, the office and the day of a question.
 */
export function QuestionRows({
  items,
  view: { base, now, times, t },
  heading: Heading,
}: QuestionRowsProps) {
  return (
    <ul>
      {items.map((item) => {
        const { id, title, state } = item;
        const picture = 'picture' in item && item.picture;
        const [office, askedAt] = 'office' in item ? [item.office, item.askedAt] : ['', null];
        const route = 'office' in item ? 'qaDetail' : 'topicDetail';
        const days = 'office' in item ? countAnswerDays(askedAt, item.answeredAt) : null;
        const key = days === null ? STATES[state] : getAnswerTimeMessageKey(days);
        return (
          <li
            key={id}
            className="row-item"
            {...('office' in item && { 'data-office': office, 'data-state': state })}
          >
            <a
              className={`row row-${picture ? 'small' : 'text'}`}
              href={linkTo(route, { id }, base)}
            >
              <div className="row-words">
                <Heading className="row-title feed-title">
                  <LangText t={t} text={title} />
                </Heading>
                <p className="row-meta feed-meta">
                  {key && (
                    <Message
                      className={STATE_COLOURS[state]}
                      k={key}
                      t={t}
                      {...(days && { values: { n: days } })}
                    />
                  )}
                  {office && (
                    <span>
                      <LangText t={t} text={office} />
                    </span>
                  )}
                  <ListTime at={askedAt} now={now} t={t} times={times} />
                </p>
              </div>
              {picture && (
                <div className="row-pictures">
                  <FeedImage height={150} src={picture} width={224} />
                </div>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
