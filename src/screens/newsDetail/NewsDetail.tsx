import { AdBlock } from '../../ui/AdBlock.tsx';
import type { ArticleScreenProps } from '../article/articleView.ts';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleTop } from '../article/sections/ArticleTop.tsx';
import { Lead } from '../article/sections/Lead.tsx';
import { PaperBandImage, PaperPageImage } from '../article/sections/PaperImages.tsx';

/**
 * Renders the article screen, in baked pages and template pages. The order of its sections (product
 * 2.7) is defined only here, in Lead and in BelowText.
 */
export function NewsDetail({ view, below, bottomAd, lists, comments, bar }: ArticleScreenProps) {
  const { ads, t } = view;
  return (
    <>
      <ArticleTop view={view} />
      <main id="main">
        <PaperBandImage view={view} side="top" />
        <article className="px-32 pb-40 pt-28">
          <Lead view={view} />
          <PaperPageImage view={view} />
          <ArticleBody view={view} />
          {below}
        </article>
        <PaperBandImage view={view} side="bottom" />
        {bottomAd ?? <AdBlock side="bottom" slot={ads?.bottom} t={t} />}
        <div className="px-32">
          {lists}
          {comments}
        </div>
      </main>
      {bar}
    </>
  );
}
