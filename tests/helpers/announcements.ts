import type { Page } from 'playwright/test';

/**
 * Records what screen readers announce from now on, in pages that are opened later: texts that change in
 * a live region. A region that is inserted with its text counts only as an alert, because screen readers
 * ignore other new regions.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const REGION = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    const announced: string[] = [];
    Object.assign(window, { announced });
    const known = new WeakSet<Element>();
    const learn = (root: ParentNode) => {
      for (const region of root.querySelectorAll(REGION)) known.add(region);
    };
    const report = (region: Element) => {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '' && announced.at(-1) !== text) announced.push(text);
    };
    const observer = new MutationObserver((records) => {
      // Nothing is announced of what the parser adds.
      if (document.readyState === 'loading') return learn(document);
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const owner = target instanceof Element ? target : target.parentElement;
        const region = owner?.closest(REGION);
        if (region && known.has(region) && region.checkVisibility()) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[role=alert]')) changed.add(node);
          for (const alert of node.querySelectorAll('[role=alert]')) changed.add(alert);
        }
      }
      for (const region of changed) report(region);
      learn(document);
    });
    const options = { childList: true, characterData: true, subtree: true };
    observer.observe(document, options);
  });
}

/** Returns what was announced in the open document, in order. */
export const readAnnouncements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { announced: readonly string[] }).announced);
