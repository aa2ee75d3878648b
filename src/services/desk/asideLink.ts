import type { ArticleKind, ListItem } from '../../model/article/articleTypes.ts';
import { articleLink } from '../../routes.ts';

/** A link to an article in the aside of a desk. */
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
