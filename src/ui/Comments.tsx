import type { Translate } from '../i18n/translate.ts';
import { formatCount } from '../model/article/count.ts';
import type { Comment, FirstComments } from '../model/comment/types.ts';
import type { TimeSettings } from '../model/site/types.ts';
import { Avatar } from './Avatar.tsx';
import { Moment } from './Moment.tsx';
import { label, Words } from './words.tsx';

interface CommentsSectionProps {
  /** null while nobody could say. */
  readonly comments: FirstComments | null;
  readonly failed?: boolean;
  /** Where a script can ask again. */
  readonly onRetry?: () => void;
  readonly times: TimeSettings;
  readonly now: number | null;
  readonly t: Translate;
}

/** The comments of a page: hot ones first, then the latest. */
export function CommentsSection({
  comments,
  failed = false,
  onRetry,
  ...rest
}: CommentsSectionProps) {
  const { t } = rest;
  const total = comments?.latest.totalCount ?? 0;
  return (
    <section className="mt-48 border-t pb-64 pt-32" data-bottom="" id="comments">
      <h2 className="text-38 font-semibold">
        <Words t={t} k="comment.title" />
        {total > 0 && (
          <span className="ml-16 text-26 font-normal tabular-nums text-ink-3">
            <Words t={t} k="comment.count" values={{ n: formatCount(total) }} />
          </span>
        )}
      </h2>
      {failed && (
        <p className="py-48 text-center text-28 text-ink-2" role="alert">
          <Words t={t} k="comment.failed" />{' '}
          <button className="min-h-88 px-20 text-accent" onClick={onRetry} type="button">
            <Words t={t} k="page.retry" />
          </button>
        </p>
      )}
      {comments && comments.latest.comments.length === 0 && comments.hot.length === 0 && (
        <p className="py-64 text-center text-28 text-ink-3">
          <Words t={t} k="comment.none" />
        </p>
      )}
      {comments && comments.hot.length > 0 && (
        <>
          <h3 className="mt-28 text-30 font-medium text-ink-2">
            <Words t={t} k="comment.hot" />
          </h3>
          <CommentList {...rest} comments={comments.hot} />
        </>
      )}
      {comments && comments.latest.comments.length > 0 && (
        <>
          <h3 className="mt-28 text-30 font-medium text-ink-2">
            <Words t={t} k="comment.latest" />
          </h3>
          <CommentList {...rest} comments={comments.latest.comments} />
        </>
      )}
    </section>
  );
}

interface CommentListProps {
  readonly comments: readonly Comment[];
  readonly times: TimeSettings;
  readonly now: number | null;
  readonly t: Translate;
}

/** Comments, each with its first replies on a raised ground. */
function CommentList(props: CommentListProps) {
  return (
    <ol>
      {props.comments.map((comment) => (
        <li key={comment.id} className="border-b py-28">
          <CommentEntry {...props} comment={comment} />
        </li>
      ))}
    </ol>
  );
}

function CommentEntry({ comment, ...rest }: CommentListProps & { comment: Comment }) {
  const { t } = rest;
  const name = comment.userName || t('comment.anonymous');
  return (
    <div className="flex gap-20">
      <Avatar src={comment.userIcon} name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-12 text-28 text-ink-2">
          <span className="break-anywhere">{name}</span>
          <Marks comment={comment} t={t} />
        </p>
        <p className="break-anywhere mt-8 whitespace-pre-line text-32">{comment.text}</p>
        {comment.pictures.length > 0 && <CommentPictures pictures={comment.pictures} t={t} />}
        <p className="mt-8 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
          {comment.createdAt !== null && (
            <Moment
              at={comment.createdAt}
              style={rest.times.contentStyle}
              rule=""
              now={rest.now}
              t={t}
            />
          )}
          {comment.location && <span>{comment.location}</span>}
          {comment.praises > 0 && (
            <Words t={t} k="comment.praises" values={{ n: formatCount(comment.praises) }} />
          )}
        </p>
        {comment.replies.length > 0 && <Replies comment={comment} {...rest} />}
      </div>
    </div>
  );
}

function Replies({ comment, t }: CommentListProps & { comment: Comment }) {
  return (
    <div className="mt-16 rounded bg-raised px-24 py-16">
      <ol>
        {comment.replies.slice(0, 3).map((reply) => (
          <li key={reply.id} className="break-anywhere py-8 text-30">
            <span className="text-ink-2">
              {t('comment.by', { name: reply.userName || t('comment.anonymous') })}
            </span>
            <Marks comment={reply} t={t} /> {reply.text}
          </li>
        ))}
      </ol>
      {comment.replyCount > 3 && (
        <p className="pt-8 text-26 text-ink-3">
          <Words t={t} k="comment.replies" values={{ n: comment.replyCount }} />
        </p>
      )}
    </div>
  );
}

const MARKS = ['official', 'pinned', 'excellent', 'inReview'] as const;

function Marks({ comment, t }: { comment: Comment; t: Translate }) {
  return MARKS.map(
    (mark) =>
      comment[mark] && (
        <span key={mark} className={mark === 'official' ? 'mark text-accent' : 'mark'}>
          <Words t={t} k={`comment.${mark}`} />
        </span>
      ),
  );
}

function CommentPictures({ pictures, t }: { pictures: readonly string[]; t: Translate }) {
  return (
    <ul className="mt-12 flex flex-wrap gap-8">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={picture} {...label(t, 'comment.picture', { n: index + 1 })}>
            <img className="h-160 w-160 object-cover" src={picture} alt="" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
