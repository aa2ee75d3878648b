import type { MouseEvent } from 'react';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';
import { paperArticleLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';

interface PageArticlesProps {
  readonly view: PaperView;
  readonly onArticle: (id: string, event: MouseEvent) => void;
  readonly onRetry: () => void;
}

/**
 * Renders the articles of the page as a list, which is also for readers who cannot see the image.
 */
export function PageArticles({ view, onArticle, onRetry }: PageArticlesProps) {
  const { data, rows, base, t } = view;
  return (
    <section aria-busy={rows === 'loading' || undefined} className="px-32 pb-40 pt-32">
      <h2 className="text-38 font-semibold">
        <Message k="paper.articles" t={t} />
      </h2>
      {rows === 'failed' && (
        <p className="py-16 text-28 text-ink-2" role="alert">
          <Message k="paper.articlesFailed" t={t} />{' '}
          <button className="min-h-88 text-accent" onClick={onRetry} type="button">
            <Message k="page.retry" t={t} />
          </button>
        </p>
      )}
      {rows === 'ready' && data.articles.length === 0 && (
        <p className="py-16 text-28 text-ink-3">
          <Message k="paper.noArticles" t={t} />
        </p>
      )}
      <ol className="paper-rows">
        {data.articles.map(({ id, introTitle, title, subtitle, author }) => (
          <li key={id}>
            <a
              className="block py-24"
              href={paperArticleLink(id, base)}
              onClick={(event) => onArticle(id, event)}
            >
              {introTitle && (
                <p className="text-26 text-ink-3">
                  <LangText t={t} text={introTitle} />
                </p>
              )}
              <h3 className="paper-title text-34 font-medium">
                <LangText t={t} text={title} />
              </h3>
              {subtitle && (
                <p className="mt-4 text-28 text-ink-2">
                  <LangText t={t} text={subtitle} />
                </p>
              )}
              {author && <p className="mt-8 text-26 text-ink-3">{author}</p>}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
