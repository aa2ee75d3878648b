import { Megaphone } from 'lucide';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import type { Circle } from '../../model/community/circle.ts';
import type { FollowObject } from '../../model/outbox/targets.ts';
import { linkTo } from '../../routes.ts';
import type {
  CommunityComposition,
  CommunityView,
  CommunityViewProps,
} from '../../ui/community/communityView.ts';
import { PersonHead } from '../../ui/community/PersonHead.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';

/** Number of notices above the posts. */
const NOTICES_SHOWN = 3;

interface CircleProps {
  readonly circle: Circle;
  readonly view: CommunityView;
}

/** Renders a circle: its head, notices, tags and posts, and the field for a new post. */
export function CircleDetailView({
  data: { circle },
  view,
  list,
}: CommunityViewProps<'circleDetail'>) {
  const { id, name, icon, banner, description, members, posts } = circle;
  return (
    <>
      <PersonHead
        action={<JoinButton id={id} name={name} t={view.t} />}
        banner={banner}
        description={description}
        facts={[
          ['circle.members', members],
          ['circle.posts', posts],
        ]}
        icon={icon}
        name={name}
        view={view}
      />
      <Notices circle={circle} view={view} />
      <Tags circle={circle} view={view} />
      {list}
      <PostField circle={circle} view={view} />
    </>
  );
}

/** Renders the newest notices, and the others in a list that the reader opens. */
function Notices({ circle: { notices }, view }: CircleProps) {
  if (notices.length === 0) return null;
  const older = notices.slice(NOTICES_SHOWN);
  return (
    <section {...label(view.t, 'circle.notices')} className="circle-notices">
      <NoticeList notices={notices.slice(0, NOTICES_SHOWN)} view={view} />
      {older.length > 0 && (
        <details>
          <summary className="circle-notice text-accent">
            <Message k="circle.allNotices" t={view.t} values={{ n: notices.length }} />
          </summary>
          <NoticeList notices={older} view={view} />
        </details>
      )}
    </section>
  );
}

function NoticeList({ notices, view }: { notices: Circle['notices']; view: CommunityView }) {
  const { t, base, now, config } = view;
  return (
    <ul>
      {notices.map(({ id, title, createdAt }) => (
        <li key={id}>
          <a className="circle-notice" href={linkTo('noticeDetail', {}, base, { id })}>
            <Icon className="h-36 w-36 shrink-0 text-ink-3" icon={Megaphone} />
            <span className="circle-notice-title">{title}</span>
            {createdAt !== null && (
              <span className="shrink-0 text-26 tabular-nums text-ink-3">
                <ListTime at={createdAt} now={now} t={t} times={config.times} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Renders the tags of the circle's posts. */
function Tags({ circle: { tags }, view: { t } }: CircleProps) {
  if (tags.length === 0) return null;
  return (
    <ul {...label(t, 'circle.tags')} className="circle-tags">
      {tags.map(({ id, name }) => (
        <li className="break-anywhere" key={id}>
          #{name}
        </li>
      ))}
    </ul>
  );
}

/** Renders the field that opens the form for a post. */
function PostField({ circle: { id, name, reviewsPosts }, view: { t } }: CircleProps) {
  return (
    <footer className="bar">
      <button
        className="bar-field my-16 mr-16"
        data-act="form"
        data-form="post"
        data-id={id}
        data-name={name}
        type="button"
      >
        <Message k={reviewsPosts ? 'circle.writeReviewed' : 'circle.write'} t={t} />
      </button>
    </footer>
  );
}

/** The page of a circle, with its posts in three sort orders. */
export const CIRCLE_DETAIL = {
  View: CircleDetailView,
  describe: ({ circle: { id, name, description, icon, banner } }, { base }) => ({
    name,
    description,
    pictures: [banner, icon].filter(Boolean),
    path: linkTo('circleDetail', { id }, base),
    object: 18,
    id,
  }),
  lists: [
    { name: 'postsDefault', label: 'circle.all' },
    { name: 'postsNew', label: 'circle.newest' },
    { name: 'postsHot', label: 'circle.hot' },
  ],
  emptyMessage: 'circle.none',
} satisfies CommunityComposition<'circleDetail'>;

/** Type of circles in the calls that follow an object. */
const CIRCLE: FollowObject = 18;

interface JoinButtonProps {
  readonly id: string;
  readonly name: string;
  readonly t: CommunityTranslate;
}

/** Renders the button that joins a circle; pressed for its members (actions/toggleFollow.ts). */
const JoinButton = ({ id, name, t }: JoinButtonProps) => (
  <button
    aria-pressed={false}
    className="follow tap"
    data-act="follow"
    data-id={id}
    data-type={CIRCLE}
    title={name}
    type="button"
  >
    <Message k="circle.join" t={t} />
  </button>
);
