import { AdBlock } from '../../ui/AdBlock.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { Lead } from '../article/sections/Lead.tsx';
import { Opening } from '../article/sections/Opening.tsx';
import { LayoutPicture, PaperBand } from '../article/sections/PaperPictures.tsx';
import type { ArticleScreenProps } from '../article/view.ts';

/**
 * Renders the article screen, in baked pages and template pages. The order of its sections (product
 * 2.7) is defined only here, in Lead and in BelowText.
 */
export function NewsDetail({ view, below, lists, comments, bar }: ArticleScreenProps) {
  const { ads, t } = view;
  return (
    <>
      <Opening view={view} />
      <main id="main">
        <PaperBand view={view} side="top" />
        <AdBlock side="top" slot={ads?.top} t={t} />
        <article className="px-32 pb-40 pt-28">
          <Lead view={view} />
          <LayoutPicture view={view} />
          <ArticleBody view={view} />
          {below}
        </article>
        <PaperBand view={view} side="bottom" />
        <AdBlock side="bottom" slot={ads?.bottom} t={t} />
        <div className="px-32">
          {lists}
          {comments}
        </div>
      </main>
      {bar}
    </>
  );
}
