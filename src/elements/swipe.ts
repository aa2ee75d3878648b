/** Lets a swipe to the left over `[data-swipe]` do what the button in it does. */
export function wireSwipes(): void {
  document.addEventListener('pointerdown', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-swipe]');
    if (!card || event.button > 0) return;
    void import('./swipeShare.ts').then(({ followSwipe }) => followSwipe(card, event));
  });
}
