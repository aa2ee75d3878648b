import type { MouseEvent, ReactNode } from 'react';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageImage } from './PageImage.tsx';
import { PageList } from './PageList.tsx';
import { PageTools, type PaperPart } from './PageTools.tsx';
import { formatDay } from './paperDates.ts';
import { paperArticleLink, paperLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';

/** Handlers of the links after hydration; before it the links load their addresses. */
export interface PaperActions {
  readonly onArticle: (id: string, event: MouseEvent) => void;
  readonly onPage: (id: string, event: MouseEvent) => void;
  readonly onPaper: (id: string, event: MouseEvent) => void;
  readonly onPart: (part: PaperPart, event: MouseEvent) => void;
  readonly onRetry: () => void;
}

interface PaperScreenProps {
  readonly view: PaperView;
  readonly actions: PaperActions;
  readonly isHydrated: boolean;
  readonly calendar: ReactNode;
  /** The open article, over the page or beside it. */
  readonly reader: ReactNode;
  readonly openId: string;
}

/**
 * Renders the newspaper: a page, its articles, the other pages and the days. The baked page and the
 * template both use it, so that their order is the same.
 */
export function PaperScreen({
  view,
  actions,
  isHydrated,
  calendar,
  reader,
  openId,
}: PaperScreenProps) {
  const { data, t } = view;
  const index = data.pages.findIndex(({ id }) => id === data.pageId);
  const page = data.pages[index];
  const previous = data.pages[index - 1];
  const next = data.pages[index + 1];
  return (
    <div className="paper">
      <Masthead onPaper={actions.onPaper} view={view} />
      <div className="paper-open">
        {page && (
          <div className="paper-sheet">
            <PageImage
              isHydrated={isHydrated}
              next={next}
              onArticle={actions.onArticle}
              openId={openId}
              page={page}
              previous={previous}
              view={view}
            />
            <PageTools
              next={next}
              onPage={actions.onPage}
              onPart={actions.onPart}
              page={page}
              previous={previous}
              view={view}
            />
          </div>
        )}
        <div className="paper-side">
          {reader}
          <PageArticles onArticle={actions.onArticle} onRetry={actions.onRetry} view={view} />
        </div>
      </div>
      <section className="paper-part" id="pages">
        <h2 className="text-38 font-semibold">
          <Message k="paper.pages" t={t} />
        </h2>
        <PageList onPage={actions.onPage} view={view} />
      </section>
      <section className="paper-part" id="days">
        <h2 className="text-38 font-semibold">
          <Message k="paper.days" t={t} />
        </h2>
        {calendar}
      </section>
    </div>
  );
}

interface MastheadProps {
  readonly view: PaperView;
  readonly onPaper: (id: string, event: MouseEvent) => void;
}

/**
 * Renders the newspaper's name, the day and the page; links to other newspapers if there are some.
 */
function Masthead({ view, onPaper }: MastheadProps) {
  const { data, base, t } = view;
  const { papers, paper, date, pages, pageId } = data;
  return (
    <header className="paper-head px-32">
      <h1 className="paper-name font-bold">
        {paper.name || <span suppressHydrationWarning>{t('paper.title')}</span>}
      </h1>
      <p className="text-26 tabular-nums text-ink-2">
        <time dateTime={date} suppressHydrationWarning>
          {formatDay(date, t)}
        </time>
        <span className="paper-page-name">{pages.find(({ id }) => id === pageId)?.name}</span>
      </p>
      {papers.length > 1 && (
        <nav aria-label={t('paper.papers')} data-tl="paper.papers">
          <ul className="paper-others">
            {papers.map(({ id, name }) => (
              <li key={id}>
                <a
                  aria-current={id === paper.id ? 'true' : undefined}
                  className="flex h-88 items-center text-30"
                  href={paperLink({ date, paperId: id }, base)}
                  onClick={(event) => onPaper(id, event)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

interface PageArticlesProps {
  readonly view: PaperView;
  readonly onArticle: (id: string, event: MouseEvent) => void;
  readonly onRetry: () => void;
}

/**
 * Renders the articles of the page as a list, which is also for readers who cannot see the image.
 */
function PageArticles({ view, onArticle, onRetry }: PageArticlesProps) {
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
