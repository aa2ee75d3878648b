import type { MediaSegment } from '../../body/types.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import { Abstract, ReadingTime } from '../article/sections/Abstract.tsx';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleInfo } from '../article/sections/ArticleInfo.tsx';
import { Certificate } from '../article/sections/Certificate.tsx';
import { Opening } from '../article/sections/Opening.tsx';
import { Tags } from '../article/sections/Tags.tsx';
import { Titles } from '../article/sections/Titles.tsx';
import type { ArticleScreenProps } from '../article/view.ts';
import { LessonList } from './LessonList.tsx';
import { LessonStage } from './LessonStage.tsx';

interface OnlineStudyProps extends ArticleScreenProps {
  /** All words: the list of lessons has its own. */
  readonly t: ActTranslate;
}

/**
 * An online course: an article whose films and sounds are its lessons. The player stands on
 * top, the lessons under it, then what is told about them. `course-player` goes from lesson
 * to lesson (elements/coursePlayer.ts).
 */
export function OnlineStudy({ view, below, lists, comments, bar, t }: OnlineStudyProps) {
  const { ads, article, body } = view;
  const isLesson = (segment: { readonly kind: string }) => segment.kind !== 'html';
  const lessons = body.segments.filter(isLesson) as MediaSegment[];
  const text = body.segments.filter((segment) => !isLesson(segment));
  return (
    <>
      <Opening view={view} />
      <main id="main">
        <AdBlock side="top" slot={ads?.top} t={t} />
        {lessons.length > 0 && (
          <course-player className="block" data-course={article.id}>
            {lessons.map((lesson, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is its place in the course
              <LessonStage key={index} index={index} lesson={lesson} t={t} view={view} />
            ))}
            <LessonList lang={view.lang} lessons={lessons} t={t} />
          </course-player>
        )}
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
