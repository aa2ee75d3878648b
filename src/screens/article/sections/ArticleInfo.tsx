import { formatCount } from '../../../model/article/counts.ts';
import { formatSourceLabel } from '../../../model/article/source.ts';
import { FollowButton } from '../../../ui/FollowButton.tsx';
import { LangText } from '../../../ui/LangText.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders source, time and counts in one line that can wrap. The counts are aligned right, so that
 * they do not move when a date is replaced by a relative time.
 */
export function ArticleInfo({ view }: { view: ArticleView }) {
  const { article, config, t } = view;
  const { counts } = config;
  const source = formatSourceLabel(article.source);
  const name = <LangText t={t} text={source} />;
  return (
    <p className="mt-24 flex flex-wrap items-baseline gap-x-20 gap-y-4 text-26 tabular-nums text-ink-3">
      {source &&
        (article.sourceUrl ? (
          <a className="tap text-ink-2" href={article.sourceUrl} rel="noopener nofollow">
            {name}
          </a>
        ) : (
          <span className="text-ink-2">{name}</span>
        ))}
      {counts.showTime && article.publishedAt !== null && (
        <Timestamp
          at={article.publishedAt}
          style={config.times.contentStyle}
          rule={config.times.contentRule}
          hour
          now={view.now}
          t={t}
        />
      )}
      {counts.showReads && article.counts.clicks > 0 && (
        <span className="ml-auto" data-count="clicks">
          <Message t={t} k="article.reads" values={{ n: formatCount(article.counts.clicks) }} />
        </span>
      )}
      {Number(article.account.id) > 0 && !view.quiet && (
        <FollowButton id={article.account.id} name={article.account.name} object={4} t={t} />
      )}
    </p>
  );
}
