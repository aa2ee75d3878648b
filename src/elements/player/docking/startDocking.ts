import { isShownOutside, onDisplayChange } from '../../../host/media/fullscreen.ts';
import type { ActionTranslate } from '../../../i18n/translate.ts';
import { type Docking, decideDocking } from '../../../model/media/decideDocking.ts';
import type { PlayState } from '../../../model/media/playState.ts';
import { $playing } from '../../../state/playing.ts';
import type { VideoPlayback } from '../VideoPlayback.ts';
import { createDockButtons } from './createDockButtons.ts';
import { createDockPlace } from './createDockPlace.ts';
import { createDockView, isDocked } from './createDockView.ts';
import { watchShare } from './watchShare.ts';

/** Below the width of a desk (host/wideQuery.ts), and not wider than high. */
const PHONE = '(max-width: 959px) and (max-aspect-ratio: 1/1)';
/** Height from which a small window leaves most of the page visible, also at high zoom. */
const ROOM = '(min-height: 280px)';

/** What docking needs of a player. */
export interface DockedPlayer {
  readonly element: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly playback: VideoPlayback;
  readonly t: ActionTranslate;
}

/** The handle of a player that docks. */
export interface DockHandle {
  readonly showState: (state: PlayState) => void;
  /** Removes everything that was added for it. */
  readonly stop: () => void;
}

/**
 * Shows a player in a small window, or at the top of the window, while its place in the page is out
 * of view (product 2.21). The player stays where it is in the document, so that its video does not
 * restart; an empty box keeps its place.
 */
export function startDocking({ element, video, playback, t }: DockedPlayer): DockHandle {
  const stage = element.closest('.live-media');
  const focusToggle = () =>
    element.querySelector<HTMLElement>('.player-toggle')?.focus({ preventScroll: true });
  const phone = matchMedia(PHONE);
  const room = matchMedia(ROOM);
  const place = createDockPlace(element, video);
  let docking: Docking = 'page';
  let share: number | null = 1;
  let isClosed = false;
  let isReplaced = false;

  const enlarge = () => {
    share = 1;
    update();
    place.scrollIntoView({ block: 'center' });
    focusToggle();
  };
  const close = () => {
    isClosed = true;
    playback.pause();
    update();
  };
  const buttons = createDockButtons(t, enlarge, close);
  element.append(buttons);

  const observe = watchShare((next) => {
    share = next;
    update();
  });
  const show = createDockView(element, stage, place, buttons, focusToggle, observe);
  const update = () => {
    const next = decideDocking({
      before: docking,
      state: playback.state,
      share,
      isClosed,
      isOutside: isShownOutside(element, video),
      isReplaced,
      isBroadcast: stage !== null,
      isPhone: phone.matches,
      hasRoom: room.matches,
    });
    if (next === docking) return;
    docking = next;
    show(next);
  };
  const size = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (stage) document.documentElement.style.setProperty('--dock-height', `${height}px`);
    // A part of the page that is hidden, such as another tab, hides the docked player as well.
    if (width > 0 || !place.isConnected) return;
    share = null;
    playback.pause();
    update();
  });
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isDocked(docking)) close();
  };

  // Above a broadcast, the box measures where the media header is when it is not pinned.
  if (stage) {
    place.classList.add('dock-measure');
    stage.before(place);
  }
  observe(stage ? place : element);
  size.observe(place);
  element.addEventListener('keydown', handleKey);
  phone.addEventListener('change', update);
  room.addEventListener('change', update);
  const stops = [
    onDisplayChange(video, update),
    $playing.listen((current) => {
      isReplaced = current !== null && current !== playback.playing;
      update();
    }),
  ];
  update();

  return {
    showState: (state) => {
      // The reader has started it again in the page.
      if (state === 'playing' && share !== null && share > 0) isClosed = false;
      update();
    },
    stop: () => {
      docking = 'page';
      show(docking, true);
      observe(null);
      size.disconnect();
      place.remove();
      buttons.remove();
      element.removeEventListener('keydown', handleKey);
      phone.removeEventListener('change', update);
      room.removeEventListener('change', update);
      for (const stop of stops) stop();
    },
  };
}
