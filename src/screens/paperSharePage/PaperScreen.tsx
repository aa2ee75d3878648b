import type { MouseEvent, ReactNode } from 'react';
import { Message } from '../../ui/Message.tsx';
import { Masthead } from './Masthead.tsx';
import { PageArticles } from './PageArticles.tsx';
import { PageImage } from './PageImage.tsx';
import { PageList } from './PageList.tsx';
import { PageTools, type PaperPart } from './PageTools.tsx';
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
