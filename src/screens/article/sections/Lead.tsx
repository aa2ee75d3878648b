import { ShieldCheck } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';
import { Abstract } from './Abstract.tsx';
import { ArticleInfo } from './ArticleInfo.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { Titles } from './Titles.tsx';

/** Renders the sections above the text, in the order of product 2.7. */
export const Lead = ({ view }: { view: ArticleView }) => (
  <>
    <Titles view={view} />
    <ArticleInfo view={view} />
    <AuthorLine view={view} />
    <Certificate view={view} />
    <Abstract view={view} />
  </>
);

/**
 * Returns the URL of the certificate image's page, the same as `linkTo` does; importing `linkTo`
 * would add the route table to the first code of every template page.
 */
export const certificateLink = (image: string, base: string): string =>
  `${base}/previewPDF.html?${new URLSearchParams({ png: image })}`;

/** Renders the link to the article's blockchain certificate. */
function Certificate({ view: { article, settings, t } }: { view: ArticleView }) {
  if (!article.certificateImage) return null;
  return (
    <a
      className="mt-8 inline-flex min-h-88 items-center gap-8 text-26 text-accent"
      href={certificateLink(article.certificateImage, settings.siteBase)}
    >
      <Icon className="h-32 w-32" icon={ShieldCheck} />
      <Message t={t} k="article.certificate" />
    </a>
  );
}
