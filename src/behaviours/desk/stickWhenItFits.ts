/** Marks a box while it fits into the window, where its sheet keeps it in view (desk.css). */
export function stickWhenItFits(box: HTMLElement): void {
  const update = () => {
    const top = Number.parseFloat(getComputedStyle(box).top) || 0;
    box.toggleAttribute('data-fits', top + box.offsetHeight <= innerHeight);
  };
  new ResizeObserver(update).observe(box);
  addEventListener('resize', update);
}
