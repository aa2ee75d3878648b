import { formatTagLink } from '../../../model/article/tagLink.ts';
import { label } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

const TAG_CLASSES = {
  1: 'tag-plain',
  2: 'tag-line',
  3: 'tag-hash',
  4: 'tag-fill',
} as const;

/** Renders the tags in the style that the site configures. */
export function Tags({ view: { article, config, tagLink, t } }: { view: ArticleView }) {
  if (article.tags.length === 0) return null;
  // The native app opens tags that have no page here (product 6.5).
  const pattern = config.article.openTag ? tagLink : null;
  return (
    <ul
      {...label(t, 'article.tags')}
      className={`mt-28 flex flex-wrap gap-x-20 text-26 text-ink-2 ${TAG_CLASSES[config.article.tagStyle]}`}
    >
      {article.tags.map((tag) => (
        <li key={tag.id || tag.name} className="flex min-h-88 items-center">
          {pattern ? (
            <a className="tap" href={formatTagLink(pattern, tag)}>
              {tag.name}
            </a>
          ) : (
            <span data-app="">{tag.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
