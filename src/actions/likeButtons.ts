/**
 * Shows a like at once on every button of the page and stores it in the outbox's format
 * (model/outbox/writeStore.ts), so that it is sent even if the page is closed now. Part of the
 * inline script of every page, because a like must not wait for a chunk.
 */
export function handleLikeTap(tapped: Element, { dataset }: HTMLElement): void {
  const cancel = tapped.getAttribute('aria-pressed') === 'true';
  showLike(!cancel);
  if (!dataset.article) return;
  const at = Date.now();
  const key = `${at}${Math.random()}`;
  const payload = { object: +(dataset.object ?? 0), id: dataset.article, cancel };
  try {
    localStorage[`outbox:${key}`] = JSON.stringify({ key, kind: 'praise', payload, at });
  } catch {
    // The action keeps the write in memory.
  }
}

export function showLike(on: boolean): void {
  for (const button of document.querySelectorAll('[data-act=praise]'))
    button.setAttribute('aria-pressed', `${on}`);
  changeLikeCount(on ? 1 : -1);
}

export function changeLikeCount(step: 1 | -1): void {
  for (const count of document.querySelectorAll('[data-n=praises]')) {
    const shown = count.textContent ?? '';
    // '1k+' is not changed.
    if (/^\d*$/.test(shown)) count.textContent = `${Math.max(0, +shown + step) || ''}`;
  }
}
