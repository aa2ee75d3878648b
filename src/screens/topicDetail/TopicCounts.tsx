import type { PeopleKey, PeopleTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { Topic } from '../../model/people/types.ts';
import { Words } from '../../ui/words.tsx';

interface TopicCountsProps {
  readonly topic: Pick<Topic, 'followers' | 'questions' | 'answers'>;
  readonly t: PeopleTranslate;
}

/** Renders the numbers of questions, answers and followers; zeros are left out. */
export function TopicCounts({ topic: { followers, questions, answers }, t }: TopicCountsProps) {
  const all: readonly (readonly [PeopleKey, number])[] = [
    ['topic.questions', questions],
    ['topic.answers', answers],
    ['topic.followers', followers],
  ];
  const told = all.filter(([, n]) => n > 0);
  if (told.length === 0) return null;
  return (
    <dl className="person-facts">
      {told.map(([key, n]) => (
        <div key={key}>
          <dd>{formatCount(n)}</dd>
          <dt>
            <Words k={key} t={t} />
          </dt>
        </div>
      ))}
    </dl>
  );
}
