import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isAutoplayOn } from '../../host/media/autoplay.ts';
import { pausePlaying } from '../../state/playing.ts';

const findVideo = (slide: Element | null | undefined) => slide?.querySelector('video') ?? null;

/** Resumes a paused video; without a player, clicks the cover. */
function play(slide: Element | undefined): void {
  const film = findVideo(slide);
  if (film) film.play().catch(() => {});
  else slide?.querySelector<HTMLElement>('[data-act=play]')?.click();
}

/** Returns whether the reader started this video: it has a player, or the player is loading. */
const isPlayRequested = (slide: Element | undefined): boolean =>
  slide?.querySelector('media-player,[data-act=play][aria-busy=true]') != null;

/**
 * Plays the video in view and pauses all others. The first starts at the reader's tap, later ones
 * automatically where videos may (host/media/autoplay.ts). Returns the function that plays or pauses the one in view.
 */
export function usePlayback(list: RefObject<HTMLElement | null>, current: number): () => void {
  const isStarted = useRef(false);
  const inView = useRef(current);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const hear = ({ target }: Event) => {
      isStarted.current = true;
      const slide = (target as Element).closest('li');
      const wanted = box.children[inView.current];
      // A slow video may start after the reader has left its slide.
      if (slide === wanted) return;
      findVideo(slide)?.pause();
      if (isAutoplayOn()) play(wanted);
    };
    box.addEventListener('media-start', hear);
    return () => box.removeEventListener('media-start', hear);
  }, [list]);

  useEffect(() => {
    if (inView.current === current) return;
    const left = list.current?.children[inView.current];
    inView.current = current;
    // The reader may leave a slide before its video has started.
    if (isPlayRequested(left)) isStarted.current = true;
    pausePlaying();
    if (isStarted.current && isAutoplayOn()) play(list.current?.children[current]);
  }, [list, current]);

  return useCallback(() => {
    const slide = list.current?.children[inView.current];
    const film = findVideo(slide);
    // Through its player, which would start a video that is still loading again.
    if (film && !film.paused) pausePlaying();
    else play(slide);
  }, [list]);
}
