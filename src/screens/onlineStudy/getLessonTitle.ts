import type { MediaSegment } from '../../body/types.ts';

/** Returns the title of a lesson in the CMS; '' when it has only a number. */
export const getLessonTitle = (lesson: MediaSegment): string =>
  lesson.kind === 'video'
    ? lesson.video.description
    : lesson.audio.title || lesson.audio.description;
