import type { MediaSegment } from '../../body/types.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { StagedArticle } from '../article/StagedArticle.tsx';
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
export function OnlineStudy({ t, ...props }: OnlineStudyProps) {
  const { view } = props;
  const { article, body } = view;
  const isLesson = (segment: { readonly kind: string }) => segment.kind !== 'html';
  const lessons = body.segments.filter(isLesson) as MediaSegment[];
  return (
    <StagedArticle
      {...props}
      stage={
        lessons.length > 0 && (
          <course-player className="block" data-course={article.id}>
            {lessons.map((lesson, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is its place in the course
              <LessonStage key={index} index={index} lesson={lesson} t={t} view={view} />
            ))}
            <LessonList lang={view.lang} lessons={lessons} t={t} />
          </course-player>
        )
      }
      text={body.segments.filter((segment) => !isLesson(segment))}
    />
  );
}
