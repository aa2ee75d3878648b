import { linkTo } from '../../../routes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the account that has published the article, with a link to its page. */
export function AccountLine({ view: { article, settings } }: { view: ArticleView }) {
  const { id, name, icon } = article.account;
  const href = Number(id) > 0 && name ? linkTo('xyDetail', { id }, settings.siteBase) : null;
  if (!href) return null;
  return (
    <a
      className="mt-32 flex min-h-88 items-center gap-20 border-t pt-20 text-30 font-medium"
      href={href}
    >
      <Avatar name={name} src={icon} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
    </a>
  );
}
