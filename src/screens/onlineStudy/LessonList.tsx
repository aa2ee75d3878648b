import { Check, Play } from 'lucide';
import type { MediaSegment } from '../../body/types.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ContentLang } from '../../model/article/language.ts';
import { filterMediaLink } from '../../model/link.ts';
import { formatDuration } from '../../model/time.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';

interface LessonListProps {
  readonly lessons: readonly MediaSegment[];
  readonly lang: ContentLang;
  readonly t: ActionTranslate;
}

/**
 * Renders the lessons in order, as links to their media files without JavaScript. `course-player`
 * shows the marks: the playing lesson, and those watched to the end on this device. The title is
 * not a heading, because the heading of the course follows it.
 */
export function LessonList({ lessons, lang, t }: LessonListProps) {
  if (lessons.length < 2) return null;
  return (
    <section className="px-32 pt-28">
      <p className="flex items-baseline gap-16 text-34 font-semibold">
        <Message k="study.lessons" t={t} />
        <span className="text-26 font-normal tabular-nums text-ink-3">
          <Message k="study.count" t={t} values={{ n: lessons.length }} />
        </span>
      </p>
      <ol {...label(t, 'study.lessons')} className="mt-8">
        {lessons.map((lesson, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is its place in the course
          <li key={index} className="border-b">
            <Lesson index={index} lang={lang} lesson={lesson} t={t} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LessonProps {
  readonly lesson: MediaSegment;
  readonly index: number;
  readonly lang: ContentLang;
  readonly t: ActionTranslate;
}

function Lesson({ lesson, index, lang, t }: LessonProps) {
  const { url, durationS } = lesson.kind === 'video' ? lesson.video : lesson.audio;
  const title = getLessonTitle(lesson);
  return (
    <a
      aria-current={index === 0 ? 'true' : undefined}
      className="lesson"
      data-act="lesson"
      data-lesson={index}
      href={filterMediaLink(url) || '#main'}
    >
      <span className="lesson-n">{index + 1}</span>
      <span className="lesson-title">
        {title ? (
          <span lang={lang}>{title}</span>
        ) : (
          <Message k="study.lesson" t={t} values={{ n: index + 1 }} />
        )}
      </span>
      <span className="lesson-marks">
        <span className="lesson-now" hidden>
          <Icon className="h-28 w-28" icon={Play} />
          <Message className="sr-only" k="study.playing" t={t} />
        </span>
        <span className="lesson-done" hidden>
          <Icon className="h-28 w-28" icon={Check} />
          <Message className="sr-only" k="study.done" t={t} />
        </span>
      </span>
      {durationS > 0 && <span className="lesson-time">{formatDuration(durationS)}</span>}
    </a>
  );
}

/** Returns the title of a lesson in the CMS; '' when it has only a number. */
export const getLessonTitle = (lesson: MediaSegment): string =>
  lesson.kind === 'video'
    ? lesson.video.description
    : lesson.audio.title || lesson.audio.description;
