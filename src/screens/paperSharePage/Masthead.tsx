import type { MouseEvent } from 'react';
import { formatDay } from './paperDates.ts';
import { paperLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';

interface MastheadProps {
  readonly view: PaperView;
  readonly onPaper: (id: string, event: MouseEvent) => void;
}

/**
 * Renders the newspaper's name, the day and the page; links to other newspapers if there are some.
 */
export function Masthead({ view, onPaper }: MastheadProps) {
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
