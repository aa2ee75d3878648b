import { X } from 'lucide';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { captureBackButton } from '../../host/backButton.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { reportSheetShown } from '../../services/sheets.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SheetFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly t: ActionTranslate;
  readonly children: ReactNode;
}

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),textarea:not(:disabled),select:not(:disabled),[tabindex="0"]';
/** CSS pixels that the handle is dragged down before the sheet closes. */
const DRAG_CLOSE_PX = 80;

/**
 * Renders a sheet that rises from the foot. Focus stays inside and returns to its element
 * afterwards; Escape, Back, a tap beside the sheet and a drag down close it.
 */
export function Sheet({ title, onClose, t, children }: SheetFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const titleId = useId();
  const drag = useDragDown(box, () => close.current());

  // Before the first paint: a key that is pressed at once belongs to this sheet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[data-autofocus]') ?? box.current;
    first?.focus({ preventScroll: true });
    reportSheetShown();
    const release = captureBackButton(() => close.current());
    return () => {
      release();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && box.current) trapFocus(event, box.current);
  };

  return (
    <div className="sheet-layer">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the close button does the same for keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="sheet-scrim" onClick={onClose} />
      <div
        ref={box}
        className="sheet"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className="sheet-head" {...drag}>
          <span className="sheet-handle" />
          <h2 className="sheet-title" id={titleId}>
            {title}
          </h2>
          <button
            className="sheet-close"
            type="button"
            aria-label={t('sheet.close')}
            onClick={onClose}
          >
            <Icon className="h-44 w-44" icon={X} />
          </button>
        </div>
        <div className="sheet-body">{children}</div>
      </div>
    </div>
  );
}

/** Keeps Tab inside the sheet: after the last control it focuses the first, and vice versa. */
export function trapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const all = Array.from(box.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.offsetParent !== null,
  );
  const first = all[0];
  const last = all[all.length - 1];
  const active = document.activeElement;
  const edge = event.shiftKey ? first : last;
  if (active !== edge && active !== box) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function useDragDown(box: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<number | null>(null);
  const move = (y: number) => {
    if (box.current) box.current.style.transform = y > 0 ? `translateY(${y}px)` : '';
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) move(event.clientY - start.current);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const drawn = event.clientY - start.current;
      start.current = null;
      if (drawn > DRAG_CLOSE_PX) close();
      else move(0);
    },
    onPointerCancel: () => {
      start.current = null;
      move(0);
    },
  };
}
