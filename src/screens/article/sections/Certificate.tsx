import { ShieldCheck } from 'lucide';
import { linkTo } from '../../../routes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/** Entry to the block-chain certificate of the article. */
export function Certificate({ view: { article, settings, t } }: { view: ArticleView }) {
  if (!article.certificateImage) return null;
  return (
    <a
      className="mt-8 inline-flex min-h-88 items-center gap-8 text-26 text-accent"
      href={linkTo('previewPDF', {}, settings.siteBase, { png: article.certificateImage })}
    >
      <Icon className="h-32 w-32" icon={ShieldCheck} />
      <Words t={t} k="article.certificate" />
    </a>
  );
}
