import { cutCharacters } from '../cutCharacters.ts';
import { filterImageLink } from '../link.ts';
import { parseEach, parseId, parseNumber, parseRecord, parseText } from '../wire.ts';

/** An article that this device remembers: in its history, or as a favourite. */
export interface SavedArticle {
  readonly id: string;
  /** Its page below the base of the site, such as `newsDetail/12/345.html`. */
  readonly path: string;
  readonly title: string;
  /** '' for none. */
  readonly image: string;
  /** When it was read or saved, epoch ms. */
  readonly at: number;
}

/** Articles that are saved at most in each list; the oldest are removed first. */
const SAVED_MAX = 200;
const TITLE_MAX = 200;
/** Longer addresses of images are left out, because storage is limited. */
const IMAGE_MAX = 500;
/** A page of this site; without a scheme, a host or a way up. */
const PATH = /^[\w~-]+(?:\/[\w~-][\w.~-]*)*\.html(?:\?[\w~=&.%-]*)?$/;

export const isPagePath = (path: string): boolean => path.length <= IMAGE_MAX && PATH.test(path);

/** Returns the stored articles, the newest first; malformed entries are left out. */
export const parseSavedArticles = (stored: string | null): readonly SavedArticle[] =>
  parseEach(stored ?? '', parseSavedArticle).slice(0, SAVED_MAX);

function parseSavedArticle(value: unknown): SavedArticle | null {
  const wire = parseRecord(value);
  const id = parseId(wire.id);
  const path = parseText(wire.path);
  const title = cutCharacters(parseText(wire.title), TITLE_MAX);
  const at = parseNumber(wire.at);
  if (id === '' || title === '' || at === null || !isPagePath(path)) return null;
  const image = filterImageLink(wire.image);
  return { id, path, title, at, image: image.length <= IMAGE_MAX ? image : '' };
}

/** Returns the list with the article first and once. */
export const addSavedArticle = (
  articles: readonly SavedArticle[],
  article: SavedArticle,
): readonly SavedArticle[] =>
  [article, ...articles.filter(({ id }) => id !== article.id)].slice(0, SAVED_MAX);

export const removeSavedArticle = (
  articles: readonly SavedArticle[],
  id: string,
): readonly SavedArticle[] => articles.filter((other) => other.id !== id);
