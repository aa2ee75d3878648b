/** A document of Chromium, which may prerender a page that the reader may open next. */
interface PrerenderedDocument {
  readonly prerendering?: boolean;
}

/** Returns whether the browser prerenders the page, which the reader may never open. */
export const isPrerendered = (): boolean => (document as PrerenderedDocument).prerendering === true;

/** Runs something when the page is shown: at once, unless it is prerendered. */
export const whenShown = (run: () => void): void => {
  if (isPrerendered()) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
};
