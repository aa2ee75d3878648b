import { ShieldCheck } from 'lucide-react';
import { Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/** Entry to the block-chain certificate of the article. */
export function Certificate({ view: { article, t } }: { view: ArticleView }) {
  if (!article.certificateImage) return null;
  return (
    <a
      className="mt-8 inline-flex min-h-88 items-center gap-8 text-26 text-accent"
      href={article.certificateImage}
    >
      <ShieldCheck aria-hidden="true" className="h-32 w-32" strokeWidth={1.75} />
      <Words t={t} k="article.certificate" />
    </a>
  );
}
