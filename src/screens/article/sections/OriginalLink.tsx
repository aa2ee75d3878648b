import { ExternalLink } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the link to the article's original publication. */
export function OriginalLink({ view: { article, t } }: { view: ArticleView }) {
  if (!article.originalUrl) return null;
  return (
    <a
      className="mt-24 inline-flex min-h-88 items-center gap-12 text-30 text-accent"
      href={article.originalUrl}
      rel="noopener nofollow"
    >
      <Message t={t} k="article.original" />
      <Icon className="h-28 w-28" icon={ExternalLink} />
    </a>
  );
}
