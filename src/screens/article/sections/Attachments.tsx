import { Paperclip } from 'lucide';
import { formatFileType } from '../../../model/article/attachment.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the attachments as links; `data-act` is needed because some environments open files
 * differently.
 */
export function Attachments({ view: { article, t } }: { view: ArticleView }) {
  if (article.attachments.length === 0) return null;
  return (
    <Section t={t} title="article.attachments">
      <ul>
        {article.attachments.map((file) => (
          <li key={file.url} className="border-b">
            <a
              className="flex min-h-88 items-center gap-16 py-16 text-32"
              data-act="download"
              href={file.url}
              rel="noopener nofollow"
            >
              <Icon className="h-32 w-32 shrink-0 text-ink-3" icon={Paperclip} />
              <span className="min-w-0 flex-1">{file.name || file.url}</span>
              <span className="text-26 text-ink-3">{formatFileType(file.url)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
