import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import { isParticipationOpen } from '../../model/community/isParticipationOpen.ts';
import type { Topic } from '../../model/community/topic.ts';
import { linkTo } from '../../routes.ts';
import type {
  CommunityComposition,
  CommunityView,
  CommunityViewProps,
} from '../../ui/community/communityView.ts';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { label, Message } from '../../ui/Message.tsx';

interface TopicProps {
  readonly topic: Topic;
  readonly view: CommunityView;
}

/** Renders a topic: image, state, description, host, counts, actions, and the list of questions. */
export function TopicDetailView({
  data: { topic },
  view,
  list,
}: CommunityViewProps<'topicDetail'>) {
  const { picture, title, description } = topic;
  const { t } = view;
  return (
    <>
      <header className="border-b pb-28">
        {picture && (
          <div className="topic-cover">
            <img alt="" fetchPriority="high" src={picture} />
          </div>
        )}
        <TopicState t={t} topic={topic} />
        <h1 className="mt-8 text-38 font-semibold">{title}</h1>
        {description && (
          <div className="mt-16">
            <FoldedText t={t} text={description} />
          </div>
        )}
        <Host topic={topic} view={view} />
        <TopicCounts t={t} topic={topic} />
        <TopicActions topic={topic} view={view} />
      </header>
      {list}
    </>
  );
}

/** Renders the host, who answers the questions; null when the topic has no host yet. */
function Host({ topic: { host }, view }: TopicProps) {
  if (!host.name) return null;
  return (
    <section {...label(view.t, 'topic.host')} className="mt-28">
      <WriterLine at={null} view={view} writer={host} />
    </section>
  );
}

/** Renders the question button, while the topic is open, and the follow button. */
const TopicActions = ({ topic: { id, title, ...times }, view: { t, now } }: TopicProps) => (
  <div className="mt-28 flex items-center">
    {isParticipationOpen(times, now) && (
      <button
        className="filled mr-32 flex min-h-88 flex-1 items-center justify-center rounded text-30"
        data-act="form"
        data-form="question"
        data-id={id}
        data-name={title}
        data-of="topic"
        type="button"
      >
        <Message k="topic.ask" t={t} />
      </button>
    )}
    <FollowButton id={id} name={title} object={3} t={t} />
  </div>
);

/** The page of a topic, with its questions in two sort orders. */
export const TOPIC_DETAIL = {
  View: TopicDetailView,
  describe: ({ topic: { id, title, description, picture, host } }, { base }) => ({
    name: title,
    description,
    pictures: [picture, host.icon].filter(Boolean),
    path: linkTo('topicDetail', { id }, base),
    object: 5,
    id,
  }),
  lists: [
    { name: 'questionsNew', label: 'topic.newest' },
    { name: 'questionsHot', label: 'topic.hot' },
  ],
  emptyMessage: 'topic.none',
} satisfies CommunityComposition<'topicDetail'>;

interface TopicCountsProps {
  readonly topic: Pick<Topic, 'followers' | 'questions' | 'answers'>;
  readonly t: CommunityTranslate;
}

/** Renders the numbers of questions, answers and followers; zeros are left out. */
function TopicCounts({ topic: { followers, questions, answers }, t }: TopicCountsProps) {
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
function TopicState({ topic: { state, startsAt, endsAt }, t }: TopicStateProps) {
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
