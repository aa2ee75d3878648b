/** Makes a swipe to the left over `[data-swipe]` run the action of the button in it. */
export function wireSwipes(): void {
  document.addEventListener('pointerdown', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-swipe]');
    if (!card || event.button > 0) return;
    void import('./swipeShare.ts').then(({ followSwipe }) => followSwipe(card, event));
  });
}
