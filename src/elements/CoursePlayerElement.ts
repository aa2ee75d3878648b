import { isAutoplayOn } from '../host/media/autoplay.ts';
import { opensElsewhere } from '../host/opensElsewhere.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { formatProgress, markLessonDone, parseProgress } from '../model/study/progress.ts';

/**
 * Plays the lessons of an online course: a tap on a lesson plays it in its media header, and at
 * its end the next lesson starts where videos may start by themselves. Lessons that were played to the end are marked.
 */
export class CoursePlayerElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.handleClick);
    this.addEventListener('media-start', this.showPlaying);
    this.addEventListener('media-pause', this.showPlaying);
    this.addEventListener('media-fail', this.showPlaying);
    this.addEventListener('media-end', this.handleEnd);
    this.showDone();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.handleClick);
    this.removeEventListener('media-start', this.showPlaying);
    this.removeEventListener('media-pause', this.showPlaying);
    this.removeEventListener('media-fail', this.showPlaying);
    this.removeEventListener('media-end', this.handleEnd);
  }

  private get mediaHeaders(): readonly HTMLElement[] {
    return Array.from(this.querySelectorAll<HTMLElement>(':scope > figure'));
  }

  private get lessons(): readonly HTMLElement[] {
    return Array.from(this.querySelectorAll<HTMLElement>('[data-lesson]'));
  }

  private get currentLesson(): number {
    return this.mediaHeaders.findIndex((stage) => !stage.hidden);
  }

  private readonly handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    // The audio player starts before its element is in the document, so its first event does
    // not bubble to this element.
    if (target.closest('.audio-cover'))
      this.mark('.lesson-now', (lesson) => lesson === this.currentLesson);
    const link = target.closest<HTMLElement>('[data-lesson]');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    this.open(Number(link.dataset.lesson));
    this.scrollToMediaHeader();
  };

  /** Opens a lesson at its cover and starts it. Removes the players of all lessons. */
  private open(lesson: number): void {
    const stage = this.mediaHeaders[lesson];
    if (!stage) return;
    for (const each of this.mediaHeaders) {
      each.hidden = each !== stage;
      const cover = each.querySelector<HTMLElement>('[data-act="play"]');
      for (const player of Array.from(each.children)) if (player !== cover) player.remove();
      if (cover) cover.hidden = false;
    }
    this.lessons.forEach((link, index) => {
      if (index === lesson) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    this.mark('.lesson-now', () => false);
    stage.querySelector<HTMLElement>('[data-act="play"]')?.click();
  }

  private scrollToMediaHeader(): void {
    if (this.getBoundingClientRect().top >= 0) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    this.scrollIntoView({ behavior, block: 'start' });
  }

  private readonly showPlaying = ({ type }: Event): void => {
    this.mark('.lesson-now', (lesson) => type === 'media-start' && lesson === this.currentLesson);
  };

  private readonly handleEnd = (): void => {
    const lesson = this.currentLesson;
    const { course = '' } = this.dataset;
    const progress = markLessonDone(
      parseProgress(readStored(STORAGE_KEYS.lessons)),
      course,
      lesson,
    );
    writeStored(STORAGE_KEYS.lessons, formatProgress(progress));
    this.showDone();
    this.mark('.lesson-now', () => false);
    // The player dispatches the event before it has removed itself.
    if (lesson + 1 < this.mediaHeaders.length && isAutoplayOn())
      setTimeout(() => this.open(lesson + 1));
  };

  private showDone(): void {
    const done =
      parseProgress(readStored(STORAGE_KEYS.lessons)).get(this.dataset.course ?? '') ?? [];
    this.mark('.lesson-done', (lesson) => done.includes(lesson));
  }

  private mark(selector: string, isMarked: (lesson: number) => boolean): void {
    this.lessons.forEach((link, index) => {
      const mark = link.querySelector<HTMLElement>(selector);
      if (mark) mark.hidden = !isMarked(index);
    });
  }
}
