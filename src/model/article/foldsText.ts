import type { ArticleSettings } from '../site/siteTypes.ts';
import type { Article } from './normaliseArticle.ts';

/** Returns whether the text is folded behind "show all" (product 4.9). */
export const foldsText = (
  { onlyAppRead, points }: Pick<Article, 'onlyAppRead' | 'points'>,
  { shareAppRead }: Pick<ArticleSettings, 'shareAppRead'>,
): boolean => onlyAppRead || points > 0 || shareAppRead;
