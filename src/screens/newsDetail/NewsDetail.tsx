import { AdBlock } from '../../ui/AdBlock.tsx';
import { Abstract, ReadingTime } from '../article/sections/Abstract.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleInfo } from '../article/sections/ArticleInfo.tsx';
import { Certificate } from '../article/sections/Certificate.tsx';
import { Opening } from '../article/sections/Opening.tsx';
import { LayoutPicture, PaperBand } from '../article/sections/PaperPictures.tsx';
import { Tags } from '../article/sections/Tags.tsx';
import { Titles } from '../article/sections/Titles.tsx';
import type { ArticleScreenProps } from '../article/view.ts';

/**
 * The article screen. The order of its sections (spec section 2) is written here and in
 * BelowText, and nowhere else; the baked page and the template both render this.
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
          <Titles view={view} />
          <Certificate view={view} />
          <ArticleInfo view={view} />
          <Tags view={view} />
          <Abstract view={view} />
          <ReadingTime view={view} />
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
