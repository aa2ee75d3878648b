import {
  type CommentList,
  type CommentPart,
  containsComment,
  excludeHotComments,
  pickHotComments,
} from '../../model/comment/commentList.ts';
import type { Comment, CommentSort } from '../../model/comment/commentTypes.ts';
import { NoComments } from '../../ui/BakedComments.tsx';
import { CommentItem, type LiveCommentProps } from './CommentItem.tsx';

interface CommentSectionsProps extends LiveCommentProps {
  readonly list: CommentList;
  /** Whether a list in another order is loading. */
  readonly busy: boolean;
  /** h2 below the title of a page, h3 below the heading of its comments. */
  readonly heading: 'h2' | 'h3';
  /** Absent where one part shows all. */
  readonly part?: CommentPart | undefined;
}

/**
 * Renders the hot comments, then all comments in the chosen order, page by page. The hottest, in a
 * part of their own, have neither heading nor order.
 */
export function CommentSections(props: CommentSectionsProps) {
  const { list, busy, heading: Heading, part, ...live } = props;
  const { actions, parts, t } = live;
  const { hot, hasMore, sort } = list;
  const latest = excludeHotComments(list.latest, hot);
  const shownHot = pickHotComments(hot, part);
  if (part === 'hottest') return <CommentRows {...live} comments={shownHot} />;
  if (hot.length + latest.length === 0 && !hasMore) return <NoComments t={t} />;
  return (
    <>
      {shownHot.length > 0 && (
        <>
          <Heading className="mt-28 text-30 font-medium text-ink-2">{t('comment.hot')}</Heading>
          <CommentRows {...live} comments={shownHot} />
        </>
      )}
      {(latest.length > 0 || hasMore) && (
        <>
          <div className="comment-head">
            <Heading className="text-30 font-medium text-ink-2">
              {sort === 'newest' ? t('comment.latest') : t('comment.all')}
            </Heading>
            <SortButtons {...live} sort={sort} />
          </div>
          <div aria-busy={busy}>
            <parts.Rows className="comment-part" hasId={containsComment} rows={latest}>
              {(some) => <CommentRows {...live} comments={some} />}
            </parts.Rows>
            {hasMore && <parts.More load={actions.loadMore} t={t} label={t('comment.more')} />}
            {!hasMore && Heading === 'h2' && (
              <p className="py-28 text-center text-26 text-ink-3">{t('more.end')}</p>
            )}
          </div>
        </>
      )}
    </>
  );
}

const SORTS = ['newest', 'oldest'] as const satisfies readonly CommentSort[];
const SORT_MESSAGE_KEYS = { newest: 'comment.newest', oldest: 'comment.oldest' } as const;

function SortButtons({ actions, sort, t }: LiveCommentProps & { sort: CommentSort }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="comment-sorts" role="group" aria-label={t('comment.sort')}>
      {SORTS.map((name) => (
        <button
          key={name}
          className="comment-sort"
          type="button"
          aria-pressed={sort === name}
          onClick={() => void actions.sort(name)}
        >
          {t(SORT_MESSAGE_KEYS[name])}
        </button>
      ))}
    </div>
  );
}

function CommentRows({ comments, ...live }: LiveCommentProps & { comments: readonly Comment[] }) {
  return (
    <ol>
      {comments.map((comment) => (
        <li key={comment.id} className="border-b py-28" data-comment={comment.id}>
          <CommentItem {...live} comment={comment} />
        </li>
      ))}
    </ol>
  );
}
