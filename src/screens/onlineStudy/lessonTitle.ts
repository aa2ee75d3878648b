import type { MediaSegment } from '../../body/types.ts';

/** What the CMS calls a lesson; '' when it is only a number. */
export const lessonTitle = (lesson: MediaSegment): string =>
  lesson.kind === 'video'
    ? lesson.video.description
    : lesson.audio.title || lesson.audio.description;
