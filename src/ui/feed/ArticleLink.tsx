import type { ReactNode } from 'react';
import type { ListItem } from '../../model/article/types.ts';
import { articleLink } from '../../routes.ts';

interface ArticleLinkProps {
  readonly item: ListItem;
  readonly base: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to an article, told by its id and kind: the app opens it itself, and read ones dim. */
export const ArticleLink = ({ item, base, className, children }: ArticleLinkProps) => (
  <a
    className={className}
    data-article={item.id}
    data-kind={item.kind === 'news' ? undefined : item.kind}
    href={articleLink(item, base)}
  >
    {children}
  </a>
);
