import { ChevronLeft, ChevronRight, X } from 'lucide';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { lockScroll } from '../../host/document/updateDocument.ts';
import { readSettings } from '../../host/settings.ts';
import { isWide, onWideChange } from '../../host/wideLayout.ts';
import { trapFocus } from '../../islands/sheets/Sheet.tsx';
import { decideAxis, decideSwipe } from '../../model/lightbox/lightboxGesture.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import type { PaperReaderProps } from './PaperReader.tsx';
import { PaperReaderText } from './PaperReaderText.tsx';
import { paperArticleLink } from './paperLinks.ts';
import { closePaperArticle, openPaperArticle } from './paperReader.state.ts';

const BUTTON = 'flex h-88 w-88 items-center justify-center text-ink-2';

/**
 * Renders an article as a sheet over its page, or beside the page on wide screens. Escape, Back and
 * the button close it; swipes and buttons open the page's next article.
 */
export function PaperReaderPanel({ reading, view, config }: PaperReaderProps) {
  const { t, data, base } = view;
  const panel = useRef<HTMLDivElement>(null);
  const wide = useSyncExternalStore(onWideChange, isWide);
  const index = data.articles.findIndex(({ id }) => id === reading.id);
  const previous = data.articles[index - 1];
  const next = index < 0 ? undefined : data.articles[index + 1];
  const go = (article: typeof next) => article && openPaperArticle(readSettings(), article.id);
  const swipe = useArticleSwipe((by) => go(by > 0 ? next : previous));

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (wide) return;
    lockScroll(true);
    return () => lockScroll(false);
  }, [wide]);
  // Another article starts at its top; focus makes screen readers announce it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is read
  useEffect(() => {
    panel.current?.querySelector('.paper-reader-text')?.scrollTo(0, 0);
    panel.current?.focus({ preventScroll: true });
  }, [reading.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      closePaperArticle();
    } else if (event.key === 'Tab' && !wide && panel.current) trapFocus(event, panel.current);
  };

  return (
    <>
      {!wide && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the close button does the same for keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div className="paper-scrim" onClick={closePaperArticle} />
      )}
      <div
        ref={panel}
        aria-label={t('paper.reader')}
        aria-modal={wide ? undefined : true}
        className="paper-reader"
        onKeyDown={onKeyDown}
        role="dialog"
        tabIndex={-1}
      >
        <div className="paper-reader-head">
          <button
            aria-label={t('paper.close')}
            className={BUTTON}
            onClick={closePaperArticle}
            type="button"
          >
            <Icon className="h-44 w-44" icon={X} />
          </button>
          <a className="paper-whole text-28" href={paperArticleLink(reading.id, base)}>
            <Message k="paper.whole" t={t} />
          </a>
          <button
            aria-label={t('paper.articleBack')}
            className={BUTTON}
            disabled={!previous}
            onClick={() => go(previous)}
            type="button"
          >
            <Icon className="h-44 w-44" icon={ChevronLeft} />
          </button>
          <button
            aria-label={t('article.next')}
            className={BUTTON}
            disabled={!next}
            onClick={() => go(next)}
            type="button"
          >
            <Icon className="h-44 w-44" icon={ChevronRight} />
          </button>
        </div>
        <section
          aria-label={t('paper.article')}
          className="paper-reader-text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a text that is longer than the sheet
          tabIndex={0}
          {...swipe}
        >
          <PaperReaderText config={config} reading={reading} t={t} />
        </section>
      </div>
    </>
  );
}

/** Elements that use horizontal drags themselves. */
const OWN = 'table,audio,video,input,[data-act]';

/** Returns handlers for swipes over a text: `turn` receives 1 for next, -1 for previous. */
function useArticleSwipe(turn: (by: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerId: id, clientX: x, clientY: y, timeStamp: at, target } = event;
      const isFree = event.pointerType !== 'mouse' && !(target as Element).closest(OWN);
      start.current = isFree && event.isPrimary ? { id, x, y, at } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const moved = { x: event.clientX - from.x, y: event.clientY - from.y };
      if (decideAxis(moved) !== 'x') return;
      const speed = moved.x / Math.max(1, event.timeStamp - from.at);
      const by = decideSwipe(moved.x, speed, event.currentTarget.clientWidth);
      if (by !== 0) turn(by);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
