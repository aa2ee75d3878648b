import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { Topic } from '../../model/community/communityTypes.ts';
import { Message } from '../../ui/Message.tsx';

interface TopicCountsProps {
  readonly topic: Pick<Topic, 'followers' | 'questions' | 'answers'>;
  readonly t: CommunityTranslate;
}

/** Renders the numbers of questions, answers and followers; zeros are left out. */
export function TopicCounts({ topic: { followers, questions, answers }, t }: TopicCountsProps) {
  const all: readonly (readonly [CommunityMessageKey, number])[] = [
    ['topic.questions', questions],
    ['topic.answers', answers],
    ['topic.followers', followers],
  ];
  const shownCounts = all.filter(([, n]) => n > 0);
  if (shownCounts.length === 0) return null;
  return (
    <dl className="person-facts">
      {shownCounts.map(([key, n]) => (
        <div key={key}>
          <dd>{formatCount(n)}</dd>
          <dt>
            <Message k={key} t={t} />
          </dt>
        </div>
      ))}
    </dl>
  );
}
