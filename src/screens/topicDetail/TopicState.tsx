import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import type { Topic } from '../../model/community/communityTypes.ts';
import { Message } from '../../ui/Message.tsx';

const STATES: Readonly<Record<Topic['state'], CommunityMessageKey>> = {
  coming: 'topic.coming',
  open: 'topic.open',
  closed: 'topic.closed',
};

interface TopicStateProps {
  readonly topic: Pick<Topic, 'state' | 'startsAt' | 'endsAt'>;
  readonly t: CommunityTranslate;
}

/** Renders whether the topic is open for questions, and its start or end. */
export function TopicState({ topic: { state, startsAt, endsAt }, t }: TopicStateProps) {
  return (
    <p className="flex flex-wrap pt-28 text-26 tabular-nums text-ink-3">
      <Message
        className={`mr-20 font-medium ${state === 'open' ? 'text-accent' : ''}`}
        k={STATES[state]}
        t={t}
      />
      {state === 'coming' && startsAt !== null && (
        <Message k="topic.from" t={t} values={{ date: formatExactTime(startsAt, t) }} />
      )}
      {state !== 'coming' && endsAt !== null && (
        <Message k="topic.until" t={t} values={{ date: formatExactTime(endsAt, t) }} />
      )}
    </p>
  );
}
