import {
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  FileText,
  LayoutGrid,
  Share2,
  ZoomIn,
  ZoomOut,
} from 'lucide';
import type { MouseEvent } from 'react';
import type { PaperPage } from '../../model/paper/normalisePaper.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { paperLink, pdfLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';

/** A part below the page image, which opens as a sheet after hydration. */
export type PaperPart = 'pages' | 'days';

interface PageToolsProps {
  readonly view: PaperView;
  readonly page: PaperPage;
  readonly previous: PaperPage | undefined;
  readonly next: PaperPage | undefined;
  readonly onPage: (id: string, event: MouseEvent) => void;
  readonly onPart: (part: PaperPart, event: MouseEvent) => void;
}

const TOOL = 'paper-tool text-26';

/** Renders the links below the image: neighbouring pages, all pages, other days, PDF and share. */
export function PageTools({ view, page, previous, next, onPage, onPart }: PageToolsProps) {
  const { base, t, data } = view;
  const pageNumber = data.pages.indexOf(page) + 1;
  return (
    <div className="paper-bar">
      <nav aria-label={t('paper.turn')} className="paper-turn" data-tl="paper.turn">
        <Turn icon={ChevronLeft} k="paper.previous" onPage={onPage} page={previous} view={view} />
        <p className="text-26 tabular-nums text-ink-2">{`${pageNumber} / ${data.pages.length}`}</p>
        <Turn icon={ChevronRight} k="paper.next" onPage={onPage} page={next} view={view} />
      </nav>
      <div className="paper-tools">
        <Part icon={LayoutGrid} onPart={onPart} part="pages" t={t} />
        <Part icon={CalendarDays} onPart={onPart} part="days" t={t} />
        {page.pdf && (
          <a className={TOOL} href={pdfLink(page.pdf, base)}>
            <Icon className="h-44 w-44" icon={FileText} />
            <Message k="paper.pdf" t={t} />
          </a>
        )}
        <button className={TOOL} data-act="share" type="button">
          <Icon className="h-44 w-44" icon={Share2} />
          <Message k="paper.share" t={t} />
        </button>
        <button
          {...label(t, 'paper.zoomOut')}
          className={`${TOOL} paper-zoom`}
          data-zoom="out"
          type="button"
        >
          <Icon className="h-44 w-44" icon={ZoomOut} />
        </button>
        <button
          {...label(t, 'paper.zoomIn')}
          className={`${TOOL} paper-zoom`}
          data-zoom="in"
          type="button"
        >
          <Icon className="h-44 w-44" icon={ZoomIn} />
        </button>
      </div>
    </div>
  );
}

interface PartProps extends Pick<PageToolsProps, 'onPart'> {
  readonly part: PaperPart;
  readonly icon: typeof ChevronLeft;
  readonly t: PaperView['t'];
}

/** Renders a link to the part on the page; after hydration it opens the part as a sheet. */
const Part = ({ part, icon, onPart, t }: PartProps) => (
  <a className={TOOL} href={`#${part}`} onClick={(event) => onPart(part, event)}>
    <Icon className="h-44 w-44" icon={icon} />
    <Message k={part === 'pages' ? 'paper.pages' : 'paper.days'} t={t} />
  </a>
);

interface TurnProps extends Pick<PageToolsProps, 'view' | 'onPage'> {
  readonly page: PaperPage | undefined;
  readonly icon: typeof ChevronLeft;
  readonly k: 'paper.previous' | 'paper.next';
}

/** Renders the link to a neighbouring page; swipes and keys activate it too (elements/paper). */
function Turn({ view, page, icon, k, onPage }: TurnProps) {
  const { data, base, t } = view;
  const shape = 'flex h-88 w-88 items-center justify-center';
  const arrow = <Icon className="h-44 w-44" icon={icon} />;
  if (!page) return <span className={`${shape} paper-no-turn`}>{arrow}</span>;
  return (
    <a
      {...label(t, k)}
      className={shape}
      data-turn={k === 'paper.next' ? 'next' : 'previous'}
      href={paperLink({ date: data.date, paperId: data.paper.id, pageId: page.id }, base)}
      onClick={(event) => onPage(page.id, event)}
    >
      {arrow}
    </a>
  );
}
