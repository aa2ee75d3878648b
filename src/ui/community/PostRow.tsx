import { Play } from 'lucide';
import { formatCount } from '../../model/article/counts.ts';
import { isLocalId } from '../../model/comment/commentList.ts';
import type { Attached } from '../../model/community/attached.ts';
import type { Post } from '../../model/community/post.ts';
import { formatDuration } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import type { RowHeading } from '../feed/feedView.ts';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import type { RowView } from './communityView.ts';
import { WriterLine } from './WriterLine.tsx';

/** Images of one line; the last one shows the number of the others. */
const SHOWN = 3;

interface PostProps {
  readonly post: Post;
  readonly view: RowView;
}

interface PostRowProps extends PostProps {
  /** One level below the heading above the list. */
  readonly heading: RowHeading;
}

/** Renders a post in a list: its writer, the start of its text, some images and its counts. */
export function PostRow({ post, view, heading: Heading }: PostRowProps) {
  const { id, writer, text, attached, createdAt } = post;
  const content = (
    <>
      <PostMarks post={post} view={view} />
      {post.review === 'refused' && post.reason && (
        <p className="mb-8 text-26 text-ink-2">
          <Message k="post.reason" t={view.t} values={{ reason: post.reason }} />
        </p>
      )}
      <Heading className={text ? 'post-text' : 'sr-only'}>
        {text ? <LangText t={view.t} text={text} /> : <Message k="post.open" t={view.t} />}
      </Heading>
      <Images attached={attached} view={view} />
    </>
  );
  // An unsent post has no page.
  const link = isLocalId(id) ? null : linkTo('postDetail', { id }, view.base);
  return (
    <div className="post-row">
      <WriterLine at={createdAt} view={view} writer={writer} />
      {link ? (
        <a className="post-link" href={link}>
          {content}
        </a>
      ) : (
        <div className="post-link">{content}</div>
      )}
      <Facts post={post} view={view} />
    </div>
  );
}

/** Renders the marks of a post: pinned, or not yet visible to others. */
function PostMarks({ post: { isTop, review }, view: { t } }: PostProps) {
  if (!isTop && review === 'passed') return null;
  return (
    <p className="post-marks">
      {isTop && <Message className="mark" k="comment.pinned" t={t} />}
      {review === 'awaiting' && <Message className="mark" k="comment.inReview" t={t} />}
      {review === 'refused' && <Message className="mark text-accent" k="post.refused" t={t} />}
    </p>
  );
}

function Images({ attached, view }: { attached: readonly Attached[]; view: RowView }) {
  const video = attached.find(({ kind }) => kind === 'video');
  if (video) return <VideoPoster film={video} />;
  const images = attached.filter(({ kind }) => kind === 'picture');
  if (images.length === 0) return null;
  return (
    <div className={images.length === 1 ? 'post-pictures post-single' : 'post-pictures'}>
      {images.slice(0, SHOWN).map(({ url, caption }) => (
        <span className="post-picture" key={url}>
          <img alt={caption} loading="lazy" src={url} />
        </span>
      ))}
      {images.length > SHOWN && (
        <span className="badge">
          <Message k="list.photos" t={view.t} values={{ n: images.length }} />
        </span>
      )}
    </div>
  );
}

/** Renders a video as a poster inside the link to its post, where it plays. */
const VideoPoster = ({ film: { poster, durationS } }: { readonly film: Attached }) => (
  <div className="post-pictures post-single">
    <span className="post-picture post-video">
      {poster && <img alt="" loading="lazy" src={poster} />}
      <Icon className="" icon={Play} />
    </span>
    {durationS > 0 && <span className="badge">{formatDuration(durationS)}</span>}
  </div>
);

function Facts({ post: { tag, place, praises, comments }, view: { t } }: PostProps) {
  if (!tag && !place && praises + comments === 0) return null;
  return (
    <p className="mt-16 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
      {tag && <bdi>#{tag.name}</bdi>}
      {place && <bdi>{place}</bdi>}
      {praises > 0 && <Message k="column.praises" t={t} values={{ n: formatCount(praises) }} />}
      {comments > 0 && <Message k="article.comments" t={t} values={{ n: formatCount(comments) }} />}
    </p>
  );
}
