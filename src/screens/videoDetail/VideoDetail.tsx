import { AdBlock } from '../../ui/AdBlock.tsx';
import { Abstract, ReadingTime } from '../article/sections/Abstract.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleInfo } from '../article/sections/ArticleInfo.tsx';
import { Certificate } from '../article/sections/Certificate.tsx';
import { Opening } from '../article/sections/Opening.tsx';
import { Stage } from '../article/sections/Stage.tsx';
import { Tags } from '../article/sections/Tags.tsx';
import { Titles } from '../article/sections/Titles.tsx';
import type { ArticleScreenProps } from '../article/view.ts';
import { takeFilm } from './takeFilm.ts';
import { Uploading } from './Uploading.tsx';

/**
 * A video article: its film to the edges, then what is told about it. The order of the
 * sections is written here and in BelowText; the baked page and the template render this.
 */
export function VideoDetail({ view, below, lists, comments, bar }: ArticleScreenProps) {
  const { ads, article, body, lang, t } = view;
  const { film, text } = takeFilm(body.segments);
  const awaited = film === null && article.videos.find(({ url }) => url === '');
  const words = film?.description ?? '';
  const isTold = words === '' || words === article.title || words === article.abstract;
  return (
    <>
      <Opening view={view} />
      <main id="main">
        <AdBlock side="top" slot={ads?.top} t={t} />
        {film && <Stage eager film={film} view={view} />}
        {awaited && <Uploading film={awaited} view={view} />}
        <AdBlock side="video" slot={ads?.video} t={t} />
        <article className="px-32 pb-40 pt-28">
          {!isTold && (
            <p className="mb-20 text-28 text-ink-3" lang={lang}>
              {words}
            </p>
          )}
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
