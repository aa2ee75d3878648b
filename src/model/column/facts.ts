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

/** What a document says of the page that it is. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** `property` of Open Graph or `name` of a Twitter card, and its content. */
  readonly cards: readonly (readonly [string, string])[];
  /** JSON-LD, safe to stand inside a script element. */
  readonly jsonLd: string;
}
