/** A page with a list, as its metadata tell of it. */
export interface ListedPage {
  /** '' for the site itself. */
  readonly name: string;
  /** May hold HTML. */
  readonly description: string;
  /** The first that is an address stands for the page. */
  readonly pictures: readonly string[];
  readonly items: readonly { readonly title: string; readonly link: string }[];
}
