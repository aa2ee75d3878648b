import { Heart, MessageCircle, Share2 } from 'lucide';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import { formatCapped } from '../model/article/counts.ts';
import { Icon } from './Icon.tsx';
import { Message } from './Message.tsx';
import { STAR_ICON } from './starIcon.ts';

interface BottomBarProps {
  readonly comments: number;
  readonly praises: number;
  /** Whether readers may comment. */
  readonly canComment: boolean;
  readonly hasComments: boolean;
  readonly canShare: boolean;
  readonly t: Translate;
}

/**
 * Renders the bar at the foot of an article. Its buttons name their action in `data-act`; before
 * the actions are loaded their taps are held (boot/holdTaps.ts, actions/actions.ts).
 */
export function BottomBar(props: BottomBarProps) {
  const { comments, praises, canComment, hasComments, canShare, t } = props;
  return (
    <footer className="bar">
      {canComment && (
        <button className="bar-field" data-act="compose" type="button">
          <Message t={t} k="bar.write" />
        </button>
      )}
      {hasComments && (
        <a className="bar-item" href="#comments">
          <Icon className="bar-icon" icon={MessageCircle} />
          <Message className="sr-only" t={t} k="bar.comments" />
          <span data-n="comments">{comments > 0 && formatCapped(comments)}</span>
        </a>
      )}
      <BarButton act="praise" icon={Heart} k="bar.praise" t={t} n={praises} />
      <BarButton act="fav" icon={STAR_ICON} k="bar.fav" t={t} />
      {canShare && <BarButton act="share" icon={Share2} k="share.link" t={t} />}
    </footer>
  );
}

interface BarButtonProps {
  readonly act: 'praise' | 'fav' | 'share';
  readonly icon: typeof Heart;
  readonly k: MessageKey;
  readonly t: Translate;
  /** Count beside the icon, shown when it is above 0; undefined for a button without a count. */
  readonly n?: number;
}

function BarButton({ act, icon, k, t, n }: BarButtonProps) {
  return (
    <button
      className="bar-item"
      data-act={act}
      aria-pressed={act === 'share' ? undefined : false}
      type="button"
    >
      <Icon className="bar-icon" icon={icon} />
      <Message className="sr-only" t={t} k={k} />
      {n !== undefined && <span data-n="praises">{n > 0 && formatCapped(n)}</span>}
    </button>
  );
}
