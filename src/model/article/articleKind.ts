import { parseNumber } from '../wire.ts';
import type { ArticleKind } from './articleTypes.ts';

const KINDS: Readonly<Record<number, ArticleKind>> = {
  0: 'news',
  1: 'photos',
  2: 'video',
  3: 'special',
  4: 'link',
  6: 'live',
  12: 'h5',
};

/**
 * Returns the kind of an article by its `articleType`; news for unknown values (product 3.1).
 */
export function parseArticleKind(articleType: unknown): ArticleKind {
  return KINDS[parseNumber(articleType) ?? 0] ?? 'news';
}

/** Returns the wire's number of a kind, for the native app. */
export const formatArticleType = (kind: ArticleKind): number =>
  Number(Object.keys(KINDS).find((type) => KINDS[Number(type)] === kind) ?? 0);
