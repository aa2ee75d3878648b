import type { SiteConfig } from '../site/types.ts';

/** Whether an article has comments at all (spec section 5). */
export const hasComments = (
  article: { readonly discussClosed: boolean },
  { discuss }: SiteConfig,
): boolean => discuss.enabled && !article.discussClosed;
