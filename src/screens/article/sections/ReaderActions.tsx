import { Gift, HandCoins, Headphones, Heart, type IconNode, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import type { Body } from '../../../body/types.ts';
import type { MessageKey } from '../../../i18n/translate.ts';
import { formatCapped, formatCount } from '../../../model/article/counts.ts';
import { extractText } from '../../../model/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Message } from '../../../ui/Message.tsx';
import { STAR_ICON } from '../../../ui/starIcon.ts';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the row of actions at the end of the text; the bottom bar hides its own while this row is
 * in view (behaviours/watchEndOfText.ts). A swipe to the left over the row shares too when the site
 * enables it (behaviours/swipeActions.ts).
 */
export function ReaderActions({ view }: { view: ArticleView }) {
  const { article, body, config, t, quiet } = view;
  if (quiet) return null;
  const { praises } = article.counts;
  const swipes = config.swipeShare && !article.shareClosed;
  return (
    <div
      className="mt-32 flex flex-wrap border-t border-b"
      data-end=""
      data-swipe={swipes ? '' : undefined}
      style={swipes ? { touchAction: 'pan-y' } : undefined}
    >
      {config.counts.showPraises && (
        <ActionButton act="praise" icon={Heart} k="bar.praise" t={t}>
          <span data-n="praises">{praises > 0 && formatCapped(praises)}</span>
        </ActionButton>
      )}
      <ActionButton act="fav" icon={STAR_ICON} k="bar.fav" t={t} />
      {article.rewardable && (
        <ActionButton
          act="reward"
          icon={config.article.rewardType === 1 ? Gift : HandCoins}
          k="article.give"
          t={t}
        >
          {article.rewardCount > 0 && <span>{formatCount(article.rewardCount)}</span>}
        </ActionButton>
      )}
      {hasText(body) && <ActionButton act="listen" icon={Headphones} k="listen.start" t={t} />}
      {!article.shareClosed && <ActionButton act="share" icon={Share2} k="share.title" t={t} />}
      {swipes && (
        <Message className="w-full pb-20 text-center text-26 text-ink-3" t={t} k="share.swipe" />
      )}
    </div>
  );
}

const hasText = ({ segments }: Body): boolean =>
  segments.some((segment) => segment.kind === 'html' && /\S/.test(extractText(segment.html)));

interface ActionButtonProps {
  readonly act: 'praise' | 'fav' | 'reward' | 'listen' | 'share';
  readonly icon: IconNode;
  readonly k: MessageKey;
  readonly t: ArticleView['t'];
  readonly children?: ReactNode;
}

function ActionButton({ act, icon, k, t, children }: ActionButtonProps) {
  return (
    <button
      className="bar-item grow"
      data-act={act}
      aria-pressed={act === 'praise' || act === 'fav' ? false : undefined}
      type="button"
    >
      <Icon className="bar-icon" icon={icon} />
      <Message t={t} k={k} />
      {children}
    </button>
  );
}
