import { AdBlock } from '../../ui/AdBlock.tsx';
import { Abstract, ReadingTime } from '../article/sections/Abstract.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleInfo } from '../article/sections/ArticleInfo.tsx';
import { Certificate } from '../article/sections/Certificate.tsx';
import { Opening } from '../article/sections/Opening.tsx';
import { Tags } from '../article/sections/Tags.tsx';
import { Titles } from '../article/sections/Titles.tsx';
import type { ArticleScreenProps } from '../article/view.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import { splitPhotos } from './splitPhotos.ts';

/**
 * A photo set: its pictures to the edges, then what is told about them. The order of the
 * sections is written here and in BelowText; the baked page and the template render this.
 */
export function ImageDetail({ view, below, lists, comments, bar }: ArticleScreenProps) {
  const { ads, body, lang, t } = view;
  const { photos, text } = splitPhotos(body);
  return (
    <>
      <Opening view={view} />
      <main id="main">
        <AdBlock side="top" slot={ads?.top} t={t} />
        <PhotoStrip lang={lang} photos={photos} t={t} />
        <AdBlock side="video" slot={ads?.video} t={t} />
        <article className="px-32 pb-40 pt-28">
          <Titles view={view} />
          <Certificate view={view} />
          <ArticleInfo view={view} />
          <Tags view={view} />
          <Abstract view={view} />
          <ReadingTime view={view} />
          <ArticleBody view={{ ...view, body: { ...body, segments: text } }} />
          {below}
        </article>
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
