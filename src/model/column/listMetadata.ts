import { chooseCardImage } from '../cardImage.ts';
import { formatJsonLd } from '../jsonLd.ts';
import { filterImageLink } from '../link.ts';
import { formatCards, type PageFacts } from '../metadata.ts';
import { cutDescription } from '../text.ts';

/** What the metadata of a page with a list is made of. */
export interface ListedPage {
  /** '' for the site's front page. */
  readonly name: string;
  readonly description: string;
  /** The first valid address becomes the page's image. */
  readonly pictures: readonly string[];
  readonly items: readonly { readonly title: string; readonly link: string }[];
}

interface Surroundings {
  /** Absolute address of the page. */
  readonly canonical: string;
  readonly siteUrl: string;
  readonly siteName: string;
  /** Fallback images; the first one that is set is used. */
  readonly siteImages: readonly string[];
  /** BCP 47. */
  readonly lang: string;
}

/** Number of rows that the JSON-LD lists. */
const LISTED_MAX = 10;

/** Returns title, share cards and JSON-LD of a page with a list. */
export function createListMetadata(page: ListedPage, around: Surroundings): PageFacts {
  const { siteUrl, siteName, canonical, lang } = around;
  const heading = page.name || siteName;
  const description = cutDescription(page.description);
  const pictures = [...page.pictures, ...around.siteImages];
  const image = chooseCardImage(pictures.map((picture) => filterImageLink(picture, siteUrl)));
  const items = page.items.slice(0, LISTED_MAX).map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: link.startsWith('/') ? siteUrl + link : link,
  }));
  const facts = { type: 'website', siteName, title: heading, description, canonical, image, lang };
  return {
    title: heading === siteName ? siteName : `${heading} - ${siteName}`,
    description,
    canonical,
    cards: formatCards(facts),
    jsonLd: formatJsonLd({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: heading,
      url: canonical,
      inLanguage: lang,
      ...(description && { description }),
      isPartOf: { '@type': 'WebSite', name: siteName },
      mainEntity: { '@type': 'ItemList', itemListElement: items },
    }),
  };
}
