import { ExternalLink } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/** Renders the link to the article's original publication. */
export function Original({ view: { article, t } }: { view: ArticleView }) {
  if (!article.originalUrl) return null;
  return (
    <a
      className="mt-24 inline-flex min-h-88 items-center gap-12 text-30 text-accent"
      href={article.originalUrl}
      rel="noopener nofollow"
    >
      <Words t={t} k="article.original" />
      <Icon className="h-28 w-28" icon={ExternalLink} />
    </a>
  );
}
