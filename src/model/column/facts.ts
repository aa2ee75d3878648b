/** What the metadata of a page with a list is made of. */
export interface ListedPage {
  /** '' for the site's front page. */
  readonly name: string;
  /** May contain HTML. */
  readonly description: string;
  /** The first valid address becomes the page's image. */
  readonly pictures: readonly string[];
  readonly items: readonly { readonly title: string; readonly link: string }[];
}
