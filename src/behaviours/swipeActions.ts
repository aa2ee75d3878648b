/** Makes a swipe to the left over `[data-swipe]` run the action of the button in it. */
export function startSwipeActions(): void {
  document.addEventListener('pointerdown', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-swipe]');
    if (!card || event.button > 0) return;
    void import('./followSwipe.ts').then(({ followSwipe }) => followSwipe(card, event));
  });
}
