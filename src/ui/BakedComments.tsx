import { Play } from 'lucide';
import type { ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { formatCount } from '../model/article/counts.ts';
import {
  decideVisibleCount,
  excludeHotComments,
  pickHotComments,
} from '../model/comment/commentList.ts';
import type { Comment, FirstComments } from '../model/comment/commentTypes.ts';
import { cutCharacters } from '../model/cutCharacters.ts';
import { createMediaFacts, formatMediaFacts } from '../model/media/mediaFacts.ts';
import type { DiscussSettings, TimeStyle } from '../model/site/siteTypes.ts';
import { Avatar } from './Avatar.tsx';
import { Icon } from './Icon.tsx';
import { label, Message } from './Message.tsx';
import { Section } from './Section.tsx';
import { Timestamp } from './Timestamp.tsx';

/** Latest comments in a baked page at most, which is one small file; the island loads the others. */
const MAX_BAKED = 3;

interface BakedCommentsProps {
  /** null when the request failed. */
  readonly comments: FirstComments | null;
  /** Address of the page with all comments, for readers without JavaScript. */
  readonly all?: string;
  /** Whether the hottest are in a part of their own, above. */
  readonly part?: 'others' | undefined;
  /** How many latest comments and replies the site shows at first; the island loads the others. */
  readonly counts: Pick<DiscussSettings, 'countNew' | 'countReply'>;
  readonly timeStyle: TimeStyle;
  readonly t: Translate;
}

/** Renders the hottest comments of a baked page without actions; nothing when there are none. */
export function HottestComments({ comments, ...rest }: Omit<BakedCommentsProps, 'all' | 'part'>) {
  const hottest = pickHotComments(comments?.hot ?? [], 'hottest');
  if (hottest.length === 0) return null;
  return (
    <HottestFrame t={rest.t}>
      <BakedRows {...rest} comments={hottest} />
    </HottestFrame>
  );
}

/** Renders the frame of the hottest comments, baked or live. */
export const HottestFrame = ({ children, t }: { children: ReactNode; t: Translate }) => (
  <Section t={t} title="comment.hot">
    {children}
  </Section>
);

/** Renders the comments of a baked page without actions: hot ones first, then the latest. */
export function BakedComments({ comments, all, part, ...rest }: BakedCommentsProps) {
  const { t } = rest;
  const { hot = [], latest } = comments ?? {};
  const newest = excludeHotComments(latest?.comments ?? [], hot).slice(
    0,
    Math.min(rest.counts.countNew, MAX_BAKED),
  );
  const total = comments ? decideVisibleCount(comments) : 0;
  const hasMore = total > hot.length + newest.length;
  return (
    <CommentsFrame>
      <CommentsTitle all={hasMore ? all : undefined} t={t} total={total} />
      {comments && hot.length + newest.length === 0 && <NoComments t={t} />}
      <BakedList {...rest} comments={pickHotComments(hot, part)} k="comment.hot" />
      <BakedList {...rest} comments={newest} k="comment.latest" />
    </CommentsFrame>
  );
}

/** Renders the frame of the comments of a page, baked or live. */
export const CommentsFrame = ({ children }: { children: ReactNode }) => (
  <section className="mt-48 border-t pb-64 pt-32" data-bottom="" id="comments">
    {children}
  </section>
);

interface CommentsTitleProps {
  readonly t: Translate;
  readonly total: number;
  /** Address of the page with all comments. */
  readonly all?: string | undefined;
}

export function CommentsTitle({ t, total, all }: CommentsTitleProps) {
  const count = <Message t={t} k="comment.count" values={{ n: formatCount(total) }} />;
  return (
    <h2 className="text-38 font-semibold">
      <Message t={t} k="comment.title" />
      {total > 0 && (
        <span className="ml-16 text-26 font-normal tabular-nums text-ink-3">
          {all ? (
            <a className="tap" href={all}>
              {count}
            </a>
          ) : (
            count
          )}
        </span>
      )}
    </h2>
  );
}

export const NoComments = ({ t }: { t: Translate }) => (
  <p className="py-64 text-center text-28 text-ink-3">
    <Message t={t} k="comment.none" />
  </p>
);

interface BakedListProps extends Pick<BakedCommentsProps, 'timeStyle' | 't'> {
  readonly counts: Pick<DiscussSettings, 'countReply'>;
  readonly comments: readonly Comment[];
  readonly k: 'comment.hot' | 'comment.latest';
}

function BakedList({ k, ...rows }: BakedListProps) {
  if (rows.comments.length === 0) return null;
  return (
    <>
      <h3 className="mt-28 text-30 font-medium text-ink-2">
        <Message t={rows.t} k={k} />
      </h3>
      <BakedRows {...rows} />
    </>
  );
}

/** Renders baked comments without actions. */
export function BakedRows({ comments, counts, timeStyle, t }: Omit<BakedListProps, 'k'>) {
  return (
    <ol>
      {comments.map((comment) => (
        <li key={comment.id} className="border-b py-28">
          <CommentEntry
            comment={comment}
            t={t}
            text={<p className="mt-8 whitespace-pre-line text-32">{comment.text}</p>}
            facts={
              <>
                <CommentMeta comment={comment} now={null} t={t} timeStyle={timeStyle} />
                {comment.praises > 0 && (
                  <Message t={t} k="comment.praises" values={{ n: formatCount(comment.praises) }} />
                )}
              </>
            }
          >
            {comment.replies.length > 0 && (
              <BakedReplies comment={comment} counts={counts} t={t} timeStyle={timeStyle} />
            )}
          </CommentEntry>
        </li>
      ))}
    </ol>
  );
}

interface BakedRepliesProps extends Pick<BakedListProps, 'counts' | 'timeStyle' | 't'> {
  readonly comment: Comment;
}

// The rows have the height that they have with actions, so that the page does not move.
function BakedReplies({ comment, counts, timeStyle, t }: BakedRepliesProps) {
  return (
    <div className="mt-16 rounded bg-raised px-24 py-16">
      <ol>
        {comment.replies.slice(0, counts.countReply).map((reply) => (
          <li key={reply.id} className="py-8 text-30">
            <ReplyHead reply={reply} t={t} />
            {` ${reply.text}`}
            <p className="flex min-h-88 items-center gap-x-20 text-26 text-ink-3">
              <CommentMeta comment={reply} now={null} t={t} timeStyle={timeStyle} />
            </p>
          </li>
        ))}
      </ol>
      {(comment.hasMoreReplies || comment.replies.length > counts.countReply) && (
        <p className="flex min-h-88 items-center text-26 text-ink-3">
          <Message t={t} k="comment.replies" values={{ n: comment.replyCount }} />
        </p>
      )}
    </div>
  );
}

interface CommentEntryProps {
  readonly comment: Comment;
  readonly t: Translate;
  readonly text: ReactNode;
  /** Time, location and actions. */
  readonly facts: ReactNode;
  /** The replies of the comment. */
  readonly children?: ReactNode;
}

/** Renders one comment: its writer, its text, its images, its facts and its replies. */
export function CommentEntry({ comment, t, text, facts, children }: CommentEntryProps) {
  const name = comment.userName || t('comment.anonymous');
  return (
    <div className="flex gap-20">
      <Avatar src={comment.userIcon} name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-16 text-28 text-ink-2">
          <bdi>{name}</bdi>
          <Marks comment={comment} t={t} />
        </p>
        {text}
        <CommentMedia comment={comment} t={t} />
        <div className="mt-8 flex min-h-88 flex-wrap items-center gap-20 text-26 tabular-nums text-ink-3">
          {facts}
        </div>
        {children}
      </div>
    </div>
  );
}

interface CommentMetaProps {
  readonly comment: Comment;
  readonly timeStyle: TimeStyle;
  readonly now: number | null;
  readonly t: Translate;
}

export function CommentMeta({ comment, timeStyle, now, t }: CommentMetaProps) {
  return (
    <>
      {comment.createdAt !== null && (
        <Timestamp at={comment.createdAt} style={timeStyle} rule="" now={now} t={t} />
      )}
      {comment.location && <span>{cutCharacters(comment.location, MAX_LOCATION)}</span>}
    </>
  );
}

/** Characters of a location that are shown; a longer one is cut. */
const MAX_LOCATION = 20;

/** Renders the writer of a reply before its text. */
export function ReplyHead({ reply, t }: { reply: Comment; t: Translate }) {
  return (
    <>
      <bdi className="text-ink-2">
        {t('comment.by', { name: reply.userName || t('comment.anonymous') })}
      </bdi>
      <Marks comment={reply} t={t} />
    </>
  );
}

const MARKS = ['official', 'pinned', 'excellent', 'inReview'] as const;

function Marks({ comment, t }: { comment: Comment; t: Translate }) {
  return MARKS.map(
    (mark) =>
      comment[mark] && (
        <span key={mark} className={mark === 'official' ? 'mark text-accent' : 'mark'}>
          <Message
            t={t}
            k={
              comment.parentId && mark === 'official' ? 'comment.officialReply' : `comment.${mark}`
            }
          />
        </span>
      ),
  );
}

/** Renders what is attached to a comment: images, and videos as links that play in place. */
export function CommentMedia({
  comment: { pictures, videos = [] },
  t,
}: {
  readonly comment: Comment;
  readonly t: Translate;
}) {
  return (
    <>
      {pictures.length > 0 && <CommentImages pictures={pictures} t={t} />}
      {videos.map((url) => (
        <div key={url} className="mt-12">
          <a
            className="tap inline-flex items-center gap-8 text-28 text-accent"
            data-act="play"
            data-media={formatMediaFacts(createMediaFacts({ kind: 'video', url }))}
            href={url}
          >
            <Icon className="h-28 w-28" icon={Play} />
            <Message t={t} k="media.play" values={{ title: '' }} />
          </a>
        </div>
      ))}
    </>
  );
}

function CommentImages({
  pictures,
  t,
}: {
  readonly pictures: readonly string[];
  readonly t: Translate;
}) {
  return (
    <ul className="mt-12 flex flex-wrap gap-8">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a data-act="picture" href={picture} {...label(t, 'comment.picture', { n: index + 1 })}>
            <img className="h-160 w-160 object-cover" src={picture} alt="" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
