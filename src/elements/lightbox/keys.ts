import type { Point } from '../../model/lightbox/view.ts';
import { fromMiddle } from './pointers.ts';

/** CSS pixels that an arrow moves a picture that is zoomed. */
const PAN_PX = 80;
const ZOOM_STEP = 1.5;

/** What keys and the wheel can ask of what shows a picture. */
export interface Controls {
  readonly isZoomed: () => boolean;
  readonly pan: (by: Point) => void;
  /** Times what it is; 0 shows the picture whole. */
  readonly zoom: (times: number, at?: Point) => void;
  /** To the picture at this place, or at the last one. */
  readonly turn: (to: { by: number } | 'first' | 'last') => void;
  readonly close: () => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** True when the key meant something here. */
export function pressKey(key: string, controls: Controls): boolean {
  const arrow = ARROWS[key];
  if (arrow && controls.isZoomed()) controls.pan({ x: arrow.x * PAN_PX, y: arrow.y * PAN_PX });
  else if (arrow?.x) controls.turn({ by: -arrow.x });
  else if (key === 'Home') controls.turn('first');
  else if (key === 'End') controls.turn('last');
  else if (key === '+' || key === '=') controls.zoom(ZOOM_STEP);
  else if (key === '-') controls.zoom(1 / ZOOM_STEP);
  else if (key === '0') controls.zoom(0);
  else if (key === 'Escape') controls.close();
  else return false;
  return true;
}

/** The wheel with Ctrl, and two fingers on a pad, zoom where the mouse is; without, it pans. */
export function turnWheel(event: WheelEvent, layer: HTMLElement, controls: Controls): void {
  if (event.ctrlKey) {
    controls.zoom(Math.exp(-event.deltaY / 120), fromMiddle(event, layer));
  } else if (controls.isZoomed()) {
    controls.pan({ x: -event.deltaX, y: -event.deltaY });
  }
}
