/** Another page that is shared in place of the current one. */
export interface SharedPage {
  readonly title: string;
  /** Below the site's base. */
  readonly path: string;
}

/**
 * Marks the document with the page that is shared in its place (host/document/readShareParams.ts); null removes
 * the mark.
 */
export function setSharedPage(shared: SharedPage | null): void {
  const { dataset } = document.documentElement;
  if (shared) {
    dataset.shareTitle = shared.title;
    dataset.sharePath = shared.path;
  } else {
    delete dataset.shareTitle;
    delete dataset.sharePath;
  }
}
