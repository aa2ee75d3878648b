/** A document of Chromium, which may prerender a page that the reader may open next. */
interface PrerenderedDocument {
  readonly prerendering?: boolean;
}

/** Returns whether the browser prerenders the page: nobody sees it yet, and perhaps nobody will. */
export const isPrerendered = (): boolean => (document as PrerenderedDocument).prerendering === true;

/** Runs something when the page is shown: at once, unless it is prerendered. */
export const whenShown = (run: () => void): void => {
  if (isPrerendered()) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
};
