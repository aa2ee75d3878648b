import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { pausePlaying } from '../../stores/playing.ts';

const filmOf = (slide: Element | null | undefined) => slide?.querySelector('video') ?? null;

/** Goes on where it was paused; a cover is tapped in the reader's place. */
function play(slide: Element | undefined): void {
  const film = filmOf(slide);
  if (film) film.play().catch(() => {});
  else slide?.querySelector<HTMLElement>('[data-act=play]')?.click();
}

/** The reader has asked for its film: it plays, has played, or is on its way. */
const isAsked = (slide: Element | undefined): boolean =>
  slide?.querySelector('media-player,[data-act=play][aria-busy=true]') != null;

/**
 * The film in view plays and no other: the first one when the reader taps it, those after
 * it by themselves. Answers what starts and stops the one in view.
 */
export function usePlaying(list: RefObject<HTMLElement | null>, current: number): () => void {
  const isStarted = useRef(false);
  const inView = useRef(current);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const hear = ({ target }: Event) => {
      isStarted.current = true;
      const slide = (target as Element).closest('li');
      const wanted = box.children[inView.current];
      // One that was long in coming starts after the reader has left it.
      if (slide === wanted) return;
      filmOf(slide)?.pause();
      play(wanted);
    };
    box.addEventListener('media-start', hear);
    return () => box.removeEventListener('media-start', hear);
  }, [list]);

  useEffect(() => {
    if (inView.current === current) return;
    const left = list.current?.children[inView.current];
    inView.current = current;
    // Readers are quicker than some films.
    if (isAsked(left)) isStarted.current = true;
    pausePlaying();
    if (isStarted.current) play(list.current?.children[current]);
  }, [list, current]);

  return useCallback(() => {
    const slide = list.current?.children[inView.current];
    const film = filmOf(slide);
    if (film && !film.paused) film.pause();
    else play(slide);
  }, [list]);
}
