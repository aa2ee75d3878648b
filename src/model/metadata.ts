/** `property` of Open Graph or `name` of a Twitter card, and its content. */
export type Card = readonly [name: string, content: string];

/** Metadata of a page, for share previews and search engines. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly cards: readonly Card[];
  /** JSON-LD, safe inside a script element. */
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
  /** Alternative text of the image; defaults to the title. */
  readonly imageAlt?: string;
  /** In px; absent when unknown. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  /** BCP 47. */
  readonly lang: string;
}

/**
 * Returns the cards of a page with the additional ones of its kind; those without content are
 * left out.
 */
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
