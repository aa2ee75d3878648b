import { Flag, Heart, MessageCircle, Share2, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { formatCapped } from '../../model/article/counts.ts';
import { canComment } from '../../model/comment/commentRules.ts';
import type { Post } from '../../model/community/post.ts';
import { cutCharacters } from '../../model/cutCharacters.ts';
import { linkTo } from '../../routes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityComposition, CommunityView } from '../../ui/community/communityView.ts';
import { WriterLine } from '../../ui/community/WriterLine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { LikedBy } from './LikedBy.tsx';

interface PostProps {
  readonly data: Post;
  readonly view: CommunityView;
}

interface PostDetailViewProps extends PostProps {
  readonly comments?: ReactNode;
}

/** Maximum number of characters of a post in its title. */
const MAX_TITLE_LENGTH = 30;

/** Posts cannot close their comments: the site's configuration decides. */
const COMMENTS_OPEN = { discussClosed: false };

/**
 * Renders a social post, of a circle or of the friends' circle: writer, text, media, likes,
 * comments.
 */
export function PostDetailView({ data: post, view, comments }: PostDetailViewProps) {
  const { writer, createdAt, text, attached, praisedBy, circleId } = post;
  const { t, base, config } = view;
  const circle = circleId && linkTo('circleDetail', { id: circleId }, base);
  return (
    <>
      <article className="pt-28">
        {/* For screen readers and search engines; the full text follows below. */}
        <h1 className="sr-only">{formatPostTitle(post, view)}</h1>
        <WriterLine at={createdAt} view={view} writer={writer} />
        <PostReviewState data={post} view={view} />
        {text && <p className="post-full">{text}</p>}
        <AttachedMedia attached={attached} title={formatPostTitle(post, view)} view={view} />
        <div className="post-foot">
          <PostFacts data={post} view={view} />
          <PostActions after={circle || linkTo('home', {}, base)} post={post} t={t} />
        </div>
        <LikedBy readers={praisedBy} view={view} />
      </article>
      {comments}
      <PostBar canComment={canComment(COMMENTS_OPEN, config)} post={post} t={t} />
    </>
  );
}

/** Renders the review state, which only the writer can see; null for a passed post. */
function PostReviewState({ data: { review, reason }, view: { t } }: PostProps) {
  if (review === 'passed') return null;
  return (
    <div className="post-review" role="status">
      <p className={review === 'refused' ? 'font-medium text-accent' : 'font-medium text-notice'}>
        <Message k={review === 'refused' ? 'post.refused' : 'post.awaiting'} t={t} />
      </p>
      {review === 'refused' && reason && (
        <p className="break-anywhere mt-4">
          <Message k="post.reason" t={t} values={{ reason }} />
        </p>
      )}
    </div>
  );
}

function PostFacts({ data: { tag, place, circleId, circleName }, view }: PostProps) {
  const { t, base } = view;
  const circle = circleId && linkTo('circleDetail', { id: circleId }, base);
  const name = circleName || t('circle.page');
  return (
    <p className="post-facts">
      {circle && (
        <a className="post-circle break-anywhere" href={circle}>
          {name}
        </a>
      )}
      {tag && <span className="break-anywhere">#{tag.name}</span>}
      {place && <span className="break-anywhere">{place}</span>}
    </p>
  );
}

/** Returns the title of a post: its first line, or its writer's name when it has no text. */
function formatPostTitle({ text, writer }: Post, { t }: CommunityView): string {
  const line = text.split('\n')[0] ?? '';
  const name = cutCharacters(line, MAX_TITLE_LENGTH);
  if (name) return name === line ? name : `${name}…`;
  return t('post.by', { name: writer.name || t('comment.anonymous') });
}

/** Creates the page of a post of a circle, or of the friends' circle. */
export const createPostDetail = (
  route: 'postDetail' | 'friendsCircleDetail',
): CommunityComposition<'postDetail'> => ({
  View: PostDetailView,
  describe: (post, view) => ({
    name: formatPostTitle(post, view),
    description: post.text,
    pictures: post.attached
      .map(({ kind, url, poster }) => (kind === 'picture' ? url : poster))
      .filter(Boolean),
    path: linkTo(route, { id: post.id }, view.base),
    object: 18,
    id: post.id,
    isWritable: true,
  }),
});

interface PostActionsProps {
  readonly post: Pick<Post, 'id' | 'circleId' | 'writer'>;
  /** Address to which the writer is sent after deleting the post. */
  readonly after: string;
  readonly t: CommunityTranslate;
}

/**
 * Renders both actions on a post: readers report it, its writer deletes it. The session is known
 * only after loading: actions/showButtonStates.ts then sets `data-mine`, and the style sheet shows one
 * of them.
 */
function PostActions({ post: { id, writer }, after, t }: PostActionsProps) {
  return (
    <p className="post-acts" data-own={writer.id || undefined}>
      <button className="post-act post-report" data-act="reportPost" data-id={id} type="button">
        <Icon className="h-32 w-32" icon={Flag} />
        <Message k="comment.report" t={t} />
      </button>
      <button
        className="post-act post-delete"
        data-act="deletePost"
        data-after={after}
        data-id={id}
        type="button"
      >
        <Icon className="h-32 w-32" icon={Trash2} />
        <Message k="comment.delete" t={t} />
      </button>
    </p>
  );
}

interface PostBarProps {
  readonly post: Pick<Post, 'praises' | 'comments'>;
  readonly canComment: boolean;
  readonly t: CommunityTranslate;
}

/** Renders the bar at the foot of a post: that of an article without saving to favourites. */
function PostBar({ post, canComment, t }: PostBarProps) {
  const { praises, comments } = post;
  return (
    <footer className="bar">
      {canComment ? (
        <button className="bar-field" data-act="compose" type="button">
          <Message k="bar.write" t={t} />
        </button>
      ) : (
        <span className="flex-1" />
      )}
      <a className="bar-item" href="#comments">
        <Icon className="bar-icon" icon={MessageCircle} />
        <Message className="sr-only" k="bar.comments" t={t} />
        <span data-n="comments">{comments > 0 && formatCapped(comments)}</span>
      </a>
      <button aria-pressed={false} className="bar-item" data-act="praise" type="button">
        <Icon className="bar-icon" icon={Heart} />
        <Message className="sr-only" k="bar.praise" t={t} />
        <span data-n="praises">{praises > 0 && formatCapped(praises)}</span>
      </button>
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Message className="sr-only" k="share.title" t={t} />
      </button>
    </footer>
  );
}
