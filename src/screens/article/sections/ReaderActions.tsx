import { Gift, HandCoins, Heart, Share2 } from 'lucide';
import { formatCapped, formatCount } from '../../../model/article/counts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { label, Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the reward button and the number of rewards; paying happens in the native app. */
export function RewardButton({ view: { article, config, t, quiet } }: { view: ArticleView }) {
  if (!article.rewardable || quiet) return null;
  return (
    <div className="mt-40 flex flex-col items-center text-26 text-ink-2">
      <button
        className="flex min-h-88 items-center gap-12 px-32 text-30 text-accent"
        data-act="reward"
        type="button"
      >
        <Icon className="h-36 w-36" icon={config.article.rewardType === 1 ? Gift : HandCoins} />
        <Message t={t} k="article.give" />
      </button>
      {article.rewardCount > 0 && (
        <Message t={t} k="article.reward" values={{ n: formatCount(article.rewardCount) }} />
      )}
    </div>
  );
}

/** Renders the like button at the end of the text; the same action as in the bottom bar. */
export function LikeButton({ view: { article, config, t, quiet } }: { view: ArticleView }) {
  if (!config.counts.showPraises || quiet) return null;
  return (
    <button
      className="mx-auto mt-40 flex min-h-88 items-center gap-12 px-32 text-30 tabular-nums text-ink-2"
      data-act="praise"
      aria-pressed={false}
      type="button"
    >
      <Icon className="h-36 w-36" icon={Heart} />
      <Message t={t} k="bar.praise" />
      <span data-n="praises">
        {article.counts.praises > 0 && formatCapped(article.counts.praises)}
      </span>
    </button>
  );
}

/** Renders the share button; a swipe shares too when the site enables it (behaviours/swipeActions.ts). */
export function ShareButton({ view: { article, config, t, quiet } }: { view: ArticleView }) {
  if (article.shareClosed || quiet) return null;
  const button = (
    <button
      className="mx-auto mt-24 flex min-h-88 items-center gap-12 px-32 text-30 text-accent"
      data-act="share"
      type="button"
      {...label(t, 'share.link')}
    >
      <Icon className="h-36 w-36" icon={Share2} />
      <Message t={t} k="share.title" />
    </button>
  );
  if (!config.swipeShare) return button;
  return (
    <div
      className="mt-40 border-t border-b py-24 text-center text-26 text-ink-3"
      data-swipe=""
      style={{ touchAction: 'pan-y' }}
    >
      <Message t={t} k="share.swipe" />
      {button}
    </div>
  );
}
