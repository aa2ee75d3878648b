import type { MediaSegment } from '../../body/types.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { SoundCover } from '../../ui/MediaCover.tsx';
import { Stage } from '../article/sections/Stage.tsx';
import type { ArticleView } from '../article/view.ts';
import { lessonTitle } from './lessonTitle.ts';

interface LessonStageProps {
  readonly view: ArticleView;
  readonly lesson: MediaSegment;
  readonly index: number;
  readonly t: ActTranslate;
}

/** Renders the player of a lesson. Each lesson has one; only the first is visible initially. */
export function LessonStage({ view, lesson, index, t }: LessonStageProps) {
  if (lesson.kind === 'video') {
    return <Stage eager={index === 0} film={lesson.video} hidden={index > 0} view={view} />;
  }
  const { description: _, ...sound } = lesson.audio;
  const title = lessonTitle(lesson) || t('study.lesson', { n: index + 1 });
  return (
    <figure className="sound stage-sound" hidden={index > 0}>
      <SoundCover facts={createMediaFacts({ kind: 'audio', ...sound, title })} t={t} />
    </figure>
  );
}
