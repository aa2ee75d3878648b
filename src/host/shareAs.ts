/** What a page hands on when it is shared: another page than itself. */
export interface SharedPage {
  readonly title: string;
  /** Below the site's base. */
  readonly path: string;
}

/** Says in the document what it shares in its own place (host/shareFacts.ts); null: itself. */
export function shareAs(shared: SharedPage | null): void {
  const { dataset } = document.documentElement;
  if (shared) {
    dataset.shareTitle = shared.title;
    dataset.sharePath = shared.path;
  } else {
    delete dataset.shareTitle;
    delete dataset.sharePath;
  }
}
