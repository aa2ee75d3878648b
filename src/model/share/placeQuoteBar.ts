/** CSS pixels between the selection and the bar, for a mouse or the keyboard. */
const GAP_PX = 8;
/** CSS pixels below a selection that its handles have on a touch screen. */
const HANDLES_PX = 36;
/** CSS pixels above a selection that the system's menu has there; where they are missing, it is below the handles. */
const MENU_PX = 64;

interface PlaceOptions {
  /** The box of the selection in the window. */
  readonly selection: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  readonly bar: { readonly width: number; readonly height: number };
  /** The part of the window that no other bar covers. */
  readonly free: { readonly width: number; readonly top: number; readonly bottom: number };
  readonly isTouch: boolean;
}

/**
 * Returns where the bar of a quote is, in CSS pixels of the window: below the selection, else above it, else at the
 * foot; null while the selection is out of view.
 */
export function placeQuoteBar({
  selection,
  bar,
  free,
  isTouch,
}: PlaceOptions): { readonly left: number; readonly top: number } | null {
  if (selection.bottom <= free.top || selection.top >= free.bottom) return null;
  const isMenuBelow = isTouch && selection.top < free.top + MENU_PX;
  const gapBelow = isTouch ? HANDLES_PX + (isMenuBelow ? MENU_PX : 0) : GAP_PX;
  const below = selection.bottom + gapBelow;
  const above = selection.top - (isTouch ? MENU_PX : GAP_PX) - bar.height;
  const foot = free.bottom - bar.height;
  const middle = (selection.left + selection.right - bar.width) / 2;
  const rightmost = free.width - bar.width - GAP_PX;
  return {
    left: Math.max(GAP_PX, Math.min(middle, rightmost)),
    top: below <= foot ? below : above >= free.top ? above : foot,
  };
}
