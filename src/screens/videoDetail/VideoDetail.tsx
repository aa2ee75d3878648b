import { StagedArticle } from '../article/StagedArticle.tsx';
import { Stage } from '../article/sections/Stage.tsx';
import type { ArticleScreenProps } from '../article/view.ts';
import { takeFilm } from './takeFilm.ts';
import { Uploading } from './Uploading.tsx';

/** Renders a video article: its video in the full width, then its text. */
export function VideoDetail(props: ArticleScreenProps) {
  const { view } = props;
  const { article, body, lang } = view;
  const { film, text } = takeFilm(body.segments);
  const awaited = film === null && article.videos.find(({ url }) => url === '');
  const words = film?.description ?? '';
  const isTold = words === '' || words === article.title || words === article.abstract;
  return (
    <StagedArticle
      {...props}
      caption={
        !isTold && (
          <p className="mb-20 text-28 text-ink-3" lang={lang}>
            {words}
          </p>
        )
      }
      stage={
        <>
          {film && <Stage eager film={film} view={view} />}
          {awaited && <Uploading film={awaited} view={view} />}
        </>
      }
      text={text}
    />
  );
}
