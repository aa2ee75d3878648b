import type { MediaSegment } from '../../body/types.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { AudioCover } from '../../ui/MediaCover.tsx';
import type { ArticleScreenProps, ArticleView } from '../article/articleView.ts';
import { MediaArticle } from '../article/MediaArticle.tsx';
import { MediaHeader } from '../article/sections/MediaHeader.tsx';
import { getLessonTitle, LessonList } from './LessonList.tsx';

/**
 * Renders an online course: an article whose videos and audios are its lessons. The player is at
 * the top, then the lessons and the text. `course-player` switches between the lessons
 * (elements/CoursePlayerElement.ts).
 */
export function OnlineStudy(props: ArticleScreenProps) {
  const { view } = props;
  const { article, body } = view;
  // The list of lessons needs more messages than an article's; the pages of courses have all.
  const t = view.t as ActionTranslate;
  const isLesson = (segment: { readonly kind: string }) => segment.kind !== 'html';
  const lessons = body.segments.filter(isLesson) as MediaSegment[];
  return (
    <MediaArticle
      {...props}
      mediaHeader={
        lessons.length > 0 && (
          <course-player className="block" data-course={article.id}>
            {lessons.map((lesson, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is its place in the course
              <LessonPlayer key={index} index={index} lesson={lesson} t={t} view={view} />
            ))}
            <LessonList lang={view.lang} lessons={lessons} t={t} />
          </course-player>
        )
      }
      text={body.segments.filter((segment) => !isLesson(segment))}
    />
  );
}

interface LessonPlayerProps {
  readonly view: ArticleView;
  readonly lesson: MediaSegment;
  readonly index: number;
  readonly t: ActionTranslate;
}

/** Renders the player of a lesson. Each lesson has one; only the first is visible initially. */
function LessonPlayer({ view, lesson, index, t }: LessonPlayerProps) {
  if (lesson.kind === 'video') {
    return <MediaHeader eager={index === 0} video={lesson.video} hidden={index > 0} view={view} />;
  }
  const { description: _, ...sound } = lesson.audio;
  const title = getLessonTitle(lesson) || t('study.lesson', { n: index + 1 });
  return (
    <figure className="audio media-audio" hidden={index > 0}>
      <AudioCover facts={createMediaFacts({ kind: 'audio', ...sound, title })} t={t} />
    </figure>
  );
}
