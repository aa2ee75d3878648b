import { Paperclip } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ArticleView } from '../view.ts';

/** Files that belong to the article. */
export function Attachments({ view: { article, t } }: { view: ArticleView }) {
  if (article.attachments.length === 0) return null;
  return (
    <Section t={t} title="article.attachments">
      <ul>
        {article.attachments.map((file) => (
          <li key={file.url} className="border-b">
            <a
              className="flex min-h-88 items-center gap-16 py-16 text-32"
              href={file.url}
              rel="noopener nofollow"
            >
              <Icon className="h-32 w-32 shrink-0 text-ink-3" icon={Paperclip} />
              {file.name || file.url}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
