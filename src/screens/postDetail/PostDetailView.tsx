import type { ReactNode } from 'react';
import { canComment, hasComments } from '../../model/comment/commentRules.ts';
import type { Post } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import { AttachedMedia } from '../../ui/people/AttachedMedia.tsx';
import { PostActs } from '../../ui/people/PostActs.tsx';
import { PostBar } from '../../ui/people/PostBar.tsx';
import { PraisedBy } from '../../ui/people/PraisedBy.tsx';
import type { PeopleView } from '../../ui/people/view.ts';
import { WriterLine } from '../../ui/people/WriterLine.tsx';
import { Words } from '../../ui/words.tsx';
import { namePost } from './describe.ts';

interface PostProps {
  readonly data: Post;
  readonly view: PeopleView;
}

interface PostDetailViewProps extends PostProps {
  readonly comments?: ReactNode;
}

/** Posts cannot close their comments: the site's configuration decides. */
const OPEN = { discussClosed: false };

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
        <h1 className="sr-only">{namePost(post, view)}</h1>
        <WriterLine at={createdAt} view={view} writer={writer} />
        <Review data={post} view={view} />
        {text && <p className="post-full">{text}</p>}
        <AttachedMedia attached={attached} title={namePost(post, view)} view={view} />
        <div className="post-foot">
          <Facts data={post} view={view} />
          <PostActs after={circle || linkTo('home', {}, base)} post={post} t={t} />
        </div>
        <PraisedBy readers={praisedBy} view={view} />
      </article>
      {hasComments(OPEN, config) && comments}
      <PostBar
        canComment={canComment(OPEN, config)}
        hasComments={hasComments(OPEN, config)}
        post={post}
        t={t}
      />
    </>
  );
}

/** Renders the review state, which only the writer can see; null for a passed post. */
function Review({ data: { review, reason }, view: { t } }: PostProps) {
  if (review === 'passed') return null;
  return (
    <div className="post-review" role="status">
      <p className={review === 'refused' ? 'font-medium text-accent' : 'font-medium text-notice'}>
        <Words k={review === 'refused' ? 'post.refused' : 'post.awaiting'} t={t} />
      </p>
      {review === 'refused' && reason && (
        <p className="break-anywhere mt-4">
          <Words k="post.reason" t={t} values={{ reason }} />
        </p>
      )}
    </div>
  );
}

function Facts({ data: { tag, place, circleId, circleName }, view }: PostProps) {
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
