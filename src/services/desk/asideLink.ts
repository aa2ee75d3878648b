import type { ArticleKind, ListItem } from '../../model/article/articleTypes.ts';
import { articleLink } from '../../routes.ts';

/** A link to an article in the aside of a desk, or below an article. */
export interface AsideLink {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly href: string;
  /** Epoch ms; null when the server sent none. */
  readonly at: number | null;
}

export const createAsideLink = (item: ListItem, base: string): AsideLink => ({
  id: item.id,
  kind: item.kind,
  title: item.title,
  href: articleLink(item, base),
  at: item.publishedAt,
});

/** Returns it as an element, with what the native app needs to open the article (host/articleClick.ts). */
export function createLinkElement({
  id,
  kind,
  title,
  href,
}: Omit<AsideLink, 'at'>): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.dataset.article = id;
  if (kind !== 'news') link.dataset.kind = kind;
  const words = document.createElement('span');
  words.className = 'row-title';
  words.textContent = title;
  link.append(words);
  return link;
}
