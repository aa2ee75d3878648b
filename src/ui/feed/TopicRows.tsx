import type { TopicItem } from '../../model/community/topicItem.ts';
import { linkTo } from '../../routes.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { FeedImage } from './FeedImage.tsx';
import type { FeedView, RowHeading } from './feedView.ts';

interface TopicRowsProps {
  readonly items: readonly TopicItem[];
  readonly view: FeedView;
  readonly heading: RowHeading;
}

const STATES = {
  coming: 'column.coming',
  open: 'column.open',
  closed: 'column.over',
} as const;

/** Renders topics that readers ask about: title, state and image, linked to their pages. */
export function TopicRows({ items, view: { base, t }, heading: Heading }: TopicRowsProps) {
  return (
    <ul>
      {items.map(({ id, title, picture, state }) => (
        <li key={id} className="row-item">
          <a
            className={`row row-${picture ? 'small' : 'text'}`}
            href={linkTo('topicDetail', { id }, base)}
          >
            <div className="row-words">
              <Heading className="row-title feed-title">
                <LangText t={t} text={title} />
              </Heading>
              <p className="row-meta feed-meta">
                <Message
                  className={state === 'open' ? 'is-on' : undefined}
                  k={STATES[state]}
                  t={t}
                />
              </p>
            </div>
            {picture && (
              <div className="row-pictures">
                <FeedImage height={150} src={picture} width={224} />
              </div>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
