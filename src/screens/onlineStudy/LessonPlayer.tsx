import type { MediaSegment } from '../../body/types.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { AudioCover } from '../../ui/MediaCover.tsx';
import type { ArticleView } from '../article/articleView.ts';
import { MediaHeader } from '../article/sections/MediaHeader.tsx';
import { getLessonTitle } from './getLessonTitle.ts';

interface LessonPlayerProps {
  readonly view: ArticleView;
  readonly lesson: MediaSegment;
  readonly index: number;
  readonly t: ActionTranslate;
}

/** Renders the player of a lesson. Each lesson has one; only the first is visible initially. */
export function LessonPlayer({ view, lesson, index, t }: LessonPlayerProps) {
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
