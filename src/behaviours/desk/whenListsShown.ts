/** How long the aside waits for the lists of a template, which may have none, in ms. */
export const LISTS_LIMIT_MS = 4_000;

const hasLists = (): boolean => document.querySelector('main h2 > [data-t^="list."]') !== null;

/** Resolves when a template has shown the lists below its article, at the latest after the limit. */
export const whenListsShown = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => hasLists() && end());
    const timer = setTimeout(end, LISTS_LIMIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    if (hasLists()) end();
  });
