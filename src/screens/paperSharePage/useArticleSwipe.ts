import { type PointerEvent, useRef } from 'react';
import { decideAxis, decideSwipe } from '../../model/lightbox/lightboxGesture.ts';

/** Elements that use horizontal drags themselves. */
const OWN = 'table,audio,video,input,[data-act]';

/** Returns handlers for swipes over a text: `turn` receives 1 for next, -1 for previous. */
export function useArticleSwipe(turn: (by: -1 | 1) => void) {
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
