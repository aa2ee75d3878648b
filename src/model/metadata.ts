/** `property` of Open Graph or `name` of a Twitter card, and its content. */
export type Card = readonly [name: string, content: string];

/** What a document says of the page that it is: what unfurls, what search engines read. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly cards: readonly Card[];
  /** JSON-LD, safe to stand inside a script element. */
  readonly jsonLd: string;
}

export interface CardFacts {
  /** `og:type`. */
  readonly type: string;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string;
  /** What the image shows; the title when absent. */
  readonly imageAlt?: string;
  /** In px; absent when unknown. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  /** BCP 47. */
  readonly lang: string;
}

/** The cards of a page, and `more` of its kind; those without content are left out. */
export function formatCards(facts: CardFacts, more: readonly Card[] = []): readonly Card[] {
  const { type, siteName, title, description, canonical, image, lang, imageSize } = facts;
  const cards: readonly Card[] = [
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image],
    ['og:image:width', imageSize ? `${imageSize.width}` : ''],
    ['og:image:height', imageSize ? `${imageSize.height}` : ''],
    ['og:image:alt', image && (facts.imageAlt || title)],
    ['og:locale', lang.replace('-', '_')],
    ...more,
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
  return cards.filter(([, content]) => content !== '');
}
