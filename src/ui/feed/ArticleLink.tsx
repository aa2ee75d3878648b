import type { ReactNode } from 'react';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { articleLink } from '../../routes.ts';

interface ArticleLinkProps {
  readonly item: ListItem;
  readonly base: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Renders a link to an article. Its id and kind let the app open it, and dim it once read. */
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
