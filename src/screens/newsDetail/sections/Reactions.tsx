import { Gift, HandCoins, Heart, Share2 } from 'lucide';
import { formatCount } from '../../../model/article/count.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { label, Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/** What readers gave it so far. */
export function Reward({ view: { article, config, t } }: { view: ArticleView }) {
  if (!article.rewardable || article.rewardCount <= 0) return null;
  return (
    <p className="mt-40 flex items-center justify-center gap-12 text-26 text-ink-2">
      <Icon className="h-36 w-36" icon={config.article.rewardType === 1 ? Gift : HandCoins} />
      <Words t={t} k="article.reward" values={{ n: formatCount(article.rewardCount) }} />
    </p>
  );
}

export function Praise({ view: { article, config, t } }: { view: ArticleView }) {
  if (!config.counts.showPraises) return null;
  return (
    <p className="mt-40 flex items-center justify-center gap-12 text-26 tabular-nums text-ink-2">
      <Icon className="h-36 w-36" icon={Heart} />
      <span data-count="praises">
        <Words t={t} k="article.praises" values={{ n: formatCount(article.counts.praises) }} />
      </span>
    </p>
  );
}

/**
 * Hands the address to the phone's own sharing, or copies it. The button's place is
 * kept from the start, so that nothing moves; the element shows it once it can work.
 */
export function Share({ view: { article, t, quiet } }: { view: ArticleView }) {
  if (article.shareClosed || quiet) return null;
  return (
    <share-link
      className="mt-24 flex justify-center"
      data-title={article.title}
      data-copied={t('share.copied')}
      data-failed={t('share.failed')}
    >
      <button
        type="button"
        {...label(t, 'share.link')}
        className="flex min-h-88 items-center gap-12 px-32 text-30 text-accent"
      >
        <Icon className="h-36 w-36" icon={Share2} />
        <Words t={t} k="share.title" />
      </button>
    </share-link>
  );
}
