import { MessageCircle } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCapped } from '../../model/article/counts.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/normaliseMvod.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';

const VIDEO_ID = 'VIDEO_ID';

/**
 * Returns the address of the comments of a video, with a placeholder for its id; '' where only the app
 * has them.
 */
export const createVideoCommentsPattern = ({ siteBase, mvodCommentSource }: Settings): string =>
  mvodCommentSource === undefined
    ? ''
    : linkTo('commentAll', { id: VIDEO_ID, source: `${mvodCommentSource}` }, siteBase);

interface CommentsButtonProps {
  readonly video: ShortVideo;
  /** null while it loads, and when the server returns none. */
  readonly app: VideoApp | null;
  /** createVideoCommentsPattern */
  readonly comments: string;
  readonly t: ActionTranslate;
}

/** Renders the number of comments, which leads to them: to their page, or to the app. */
export function CommentsButton({ video: { id, counts }, app, comments, t }: CommentsButtonProps) {
  const count = counts.comments > 0 && formatCapped(counts.comments);
  const icon = <Icon className="bar-icon" icon={MessageCircle} />;
  if (comments) {
    return (
      <a className="bar-item" href={comments.replace(VIDEO_ID, id)}>
        {icon}
        <Message className="sr-only" t={t} k="bar.comments" />
        <span>{count}</span>
      </a>
    );
  }
  if (!app || !count) return null;
  return (
    <button className="bar-item" data-act="openApp" type="button">
      {icon}
      <Message className="sr-only" t={t} k="mvod.comments" />
      <span>{count}</span>
    </button>
  );
}
