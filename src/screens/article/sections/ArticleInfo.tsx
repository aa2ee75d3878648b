import { formatCount } from '../../../model/article/counts.ts';
import { decideReadingMinutes, formatSourceLabel } from '../../../model/article/info.ts';
import { LangText } from '../../../ui/LangText.tsx';
import { Message } from '../../../ui/Message.tsx';
import { ContentTime } from '../../../ui/Timestamp.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders source, time, price in points, reading time and reads in one line that can wrap. The counts are aligned right, so that
 * they do not move when a date is replaced by a relative time.
 */
export function ArticleInfo({ view }: { view: ArticleView }) {
  const { article, body, config, t } = view;
  const { counts } = config;
  const source = formatSourceLabel(article.source);
  const text = body.segments.map((segment) => (segment.kind === 'html' ? segment.html : ''));
  const minutes = decideReadingMinutes(article.readMinutes, text.join(' '));
  const name = <LangText t={t} text={source} />;
  return (
    <p className="mt-20 flex flex-wrap items-baseline gap-20 text-26 tabular-nums text-ink-3">
      {source &&
        (article.sourceUrl ? (
          <a className="tap text-ink-2" href={article.sourceUrl} rel="noopener nofollow">
            {name}
          </a>
        ) : (
          <span className="text-ink-2">{name}</span>
        ))}
      {counts.showTime && article.publishedAt !== null && (
        <ContentTime at={article.publishedAt} now={view.now} t={t} times={config.times} />
      )}
      {article.points > 0 && <Message t={t} k="article.points" values={{ n: article.points }} />}
      {minutes !== null && (
        <Message className="ml-auto" t={t} k="article.readTime" values={{ minutes }} />
      )}
      {counts.showReads && article.counts.clicks > 0 && (
        <span className={minutes === null ? 'ml-auto' : undefined} data-count="clicks">
          <Message t={t} k="article.reads" values={{ n: formatCount(article.counts.clicks) }} />
        </span>
      )}
    </p>
  );
}
