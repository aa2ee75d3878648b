/** Room between the end of a box and the foot of the window, in CSS pixels. */
const FOOT_PX = 24;

/**
 * Keeps a sticky box in view (desk.css): where its sheet places it, or by its end where it is higher than the window.
 * What gets the focus there while it is out of the window is moved into it.
 */
export function keepInView(box: HTMLElement): void {
  const update = () => {
    box.style.top = '';
    const top = Number.parseFloat(getComputedStyle(box).top) || 0;
    box.style.top = `${Math.min(top, innerHeight - box.offsetHeight - FOOT_PX)}px`;
  };
  new ResizeObserver(update).observe(box);
  addEventListener('resize', update);
  box.addEventListener('focusin', ({ target }) => {
    const { top, bottom } = (target as Element).getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    const middle = (innerHeight - top - bottom) / 2;
    box.style.top = `${box.getBoundingClientRect().top + middle}px`;
  });
  box.addEventListener('focusout', update);
}
