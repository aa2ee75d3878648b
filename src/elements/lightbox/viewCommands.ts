import type { Point } from '../../model/lightbox/lightboxView.ts';
import { readOffsetFromMiddle } from './pointerGestures.ts';

/** CSS pixels by which an arrow key moves a zoomed image. */
const PAN_PX = 80;
const ZOOM_STEP = 1.5;

/** The commands of keys and the wheel. */
export interface ViewCommands {
  readonly isZoomed: () => boolean;
  readonly pan: (by: Point) => void;
  /** Multiplies the scale; 0 resets it. */
  readonly zoom: (times: number, at?: Point) => void;
  /** Shows the image that many further on, or the first or last. */
  readonly turn: (to: { by: number } | 'first' | 'last') => void;
  readonly close: () => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Runs the command of a key. Returns whether it has one. */
export function runKeyCommand(key: string, controls: ViewCommands): boolean {
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

/**
 * Handles the wheel: with Ctrl (also sent for a pinch on a touchpad) zooms at the pointer;
 * without, moves a zoomed image.
 */
export function handleWheel(event: WheelEvent, layer: HTMLElement, controls: ViewCommands): void {
  if (event.ctrlKey) {
    controls.zoom(Math.exp(-event.deltaY / 120), readOffsetFromMiddle(event, layer));
  } else if (controls.isZoomed()) {
    controls.pan({ x: -event.deltaX, y: -event.deltaY });
  }
}
