/** File of the index, below the base of the site. */
export const SEARCH_INDEX = 'search.json';

/** A page that readers find by its title. */
export interface SearchEntry {
  /** Below the base of the site. */
  readonly path: string;
  readonly title: string;
  /** Name of its route. */
  readonly kind: string;
}
