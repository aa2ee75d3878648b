import { ShieldCheck } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { Words } from '../../../ui/words.tsx';
import type { ArticleView } from '../view.ts';

/**
 * The address of the picture's page, as `linkTo` makes it: the whole route table would come
 * before the text of every template.
 */
export const certificateLink = (image: string, base: string): string =>
  `${base}/previewPDF.html?${new URLSearchParams({ png: image })}`;

/** Entry to the block-chain certificate of the article. */
export function Certificate({ view: { article, settings, t } }: { view: ArticleView }) {
  if (!article.certificateImage) return null;
  return (
    <a
      className="mt-8 inline-flex min-h-88 items-center gap-8 text-26 text-accent"
      href={certificateLink(article.certificateImage, settings.siteBase)}
    >
      <Icon className="h-32 w-32" icon={ShieldCheck} />
      <Words t={t} k="article.certificate" />
    </a>
  );
}
