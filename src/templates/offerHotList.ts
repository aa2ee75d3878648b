/**
 * Adds the hot list to a page that says that there is nothing (product 2.18); without its code the page has its
 * message alone.
 */
export async function offerHotList(content: HTMLElement): Promise<void> {
  const main = content.querySelector('main > [role=status], .no-rows')?.closest('main');
  if (main) await import('./addedHotList.tsx').then((m) => m.addHotList(main)).catch(() => {});
}
