import { isWide, onWideChange } from '../../host/wideLayout.ts';

/**
 * Moves a section of the page to the aside while the window is wide, and back to its place when it is
 * narrow. Returns its place in the aside.
 */
export function keepBeside(section: Element): HTMLElement {
  const slot = document.createElement('div');
  const marker = document.createComment('');
  section.before(marker);
  const move = () => (isWide() ? slot.append(section) : marker.after(section));
  onWideChange(move);
  move();
  return slot;
}
