import { AdBlock } from '../../ui/AdBlock.tsx';
import { BackBar } from '../../ui/BackBar.tsx';
import { Words } from '../../ui/words.tsx';
import { Abstract, ReadingTime } from '../article/sections/Abstract.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleInfo } from '../article/sections/ArticleInfo.tsx';
import { Certificate } from '../article/sections/Certificate.tsx';
import { LayoutPicture, PaperBand } from '../article/sections/PaperPictures.tsx';
import { Tags } from '../article/sections/Tags.tsx';
import { Titles } from '../article/sections/Titles.tsx';
import type { ArticleScreenProps } from '../article/view.ts';

/**
 * The article screen. The order of its sections (spec section 2) is written here and in
 * BelowText, and nowhere else; the baked page and the template both render this.
 */
export function NewsDetail({ view, below, lists, comments, bar }: ArticleScreenProps) {
  const { ads, home, config, t } = view;
  return (
    <>
      <a className="skip" href="#text">
        <Words t={t} k="page.skip" />
      </a>
      <BackBar home={home} name={config.siteName} t={t} />
      {view.preview && (
        <p className="bg-raised px-32 py-16 text-26 text-notice" role="status">
          <Words t={t} k="state.preview" />
        </p>
      )}
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
