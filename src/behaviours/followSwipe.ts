import { runAction } from '../actions/actions.ts';

/** CSS pixels to the left from which a release runs the action. */
const FAR_ENOUGH_PX = 72;
/** Below this distance the gesture may be a tap or the start of a scroll. */
const SLACK_PX = 8;
const RETURN_MS = 200;

/**
 * Moves the card with the pointer to the left and back; if it was moved far enough, runs the
 * action of its button. The button itself is for keyboards and for readers who do not swipe.
 */
export function followSwipe(card: HTMLElement, start: PointerEvent): void {
  const button = card.querySelector<HTMLElement>('[data-act=share]');
  if (!button) return;
  let distance = 0;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    // The pointer was released before this file had loaded.
    if (event.buttons === 0) return finish();
    const sideways = start.clientX - event.clientX;
    if (distance === 0 && sideways < SLACK_PX) return;
    distance = Math.max(1, sideways);
    card.style.transition = '';
    card.style.transform = `translateX(${-Math.min(distance, FAR_ENOUGH_PX * 1.5)}px)`;
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== start.pointerId) return;
    const far = distance > FAR_ENOUGH_PX;
    const hasMoved = distance > 0;
    finish();
    // A mouse also clicks the button on which it was pressed, because the card moves with it.
    if (hasMoved) card.addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => card.removeEventListener('click', stopClick, { capture: true }));
    if (far) void runAction(button);
  };
  const cancel = ({ pointerId }: PointerEvent) => {
    if (pointerId === start.pointerId) finish();
  };
  const finish = () => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', cancel);
    card.style.transition = `transform ${RETURN_MS}ms ease-out`;
    card.style.transform = '';
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', cancel);
}

function stopClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
