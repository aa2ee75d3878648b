import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';

interface CommentsHeadProps {
  readonly title: string;
  /** Number of comments; not shown when it is 0. */
  readonly total: number;
  /** What the comments are about; null until it is loaded. */
  readonly article: { readonly title: string; readonly link: string } | null;
  readonly t: ActionTranslate;
}

/** Renders the heading of a page of comments, and the link to what they are about. */
export const CommentsHead = ({ title, total, article, t }: CommentsHeadProps) => (
  <>
    <h1 className="mt-28 text-38 font-semibold">
      {title}
      {total > 0 && (
        <span className="ml-16 text-26 font-normal tabular-nums text-ink-3">
          {t('comment.count', { n: formatCount(total) })}
        </span>
      )}
    </h1>
    {article && (
      <a className="flex min-h-88 items-center text-28 text-ink-2" href={article.link}>
        <span className="break-anywhere">{t('comment.about', { title: article.title })}</span>
      </a>
    )}
  </>
);
