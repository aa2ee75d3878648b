import { Maximize2, X } from 'lucide';
import { isShownOutside, onDisplayChange } from '../../host/media/fullscreen.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { type Docking, decideDocking, RETURN_SHARE } from '../../model/media/decideDocking.ts';
import type { PlayState } from '../../model/media/playState.ts';
import { $playing } from '../../state/playing.ts';
import { createButton, createElement, createIcon } from '../audio/domHelpers.ts';
import type { VideoPlayback } from './VideoPlayback.ts';

/** Root margin: the bar at the foot covers this much of the page. */
const SIGHT_MARGIN = '0px 0px -50px';
/** Below the width of a desk (host/wideLayout.ts), and not wider than high. */
const PHONE = '(max-width: 959px) and (max-aspect-ratio: 1/1)';
/** Height from which a small window leaves most of the page visible, also at high zoom. */
const ROOM = '(min-height: 280px)';

/** The player that has set the attribute of the document. */
let lastDocked: HTMLElement | undefined;

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
  const root = document.documentElement;
  const stage = element.closest('.live-stage');
  const text = element.closest('read-more');
  const toggle = element.querySelector<HTMLElement>('.player-toggle');
  const phone = matchMedia(PHONE);
  const room = matchMedia(ROOM);
  const place = createPlace(element, video);
  let docking: Docking = 'page';
  let share: number | null = 1;
  let isClosed = false;
  let isReplaced = false;
  let frame = 0;

  const enlargeButton = createDockButton(t('player.enlarge'), Maximize2, () => enlarge());
  const closeButton = createDockButton(t('player.close'), X, () => close());
  const buttons = createElement('div', 'player-dock');
  buttons.hidden = true;
  buttons.append(enlargeButton, closeButton);
  element.append(buttons);

  const sight = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1];
      if (!entry) return;
      share = entry.boundingClientRect.width === 0 ? null : entry.intersectionRatio;
      update();
    },
    { rootMargin: SIGHT_MARGIN, threshold: [0, RETURN_SHARE] },
  );
  const size = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (stage) root.style.setProperty('--dock-height', `${height}px`);
    // A part of the page that is hidden, such as another tab, hides the docked player as well.
    if (width > 0 || !place.isConnected) return;
    share = null;
    playback.pause();
    update();
  });

  const observe = (target: Element) => {
    sight.disconnect();
    sight.observe(target);
  };
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
    if (next !== docking) show(next);
  };
  const isDocked = () => docking === 'top' || docking === 'corner';
  const show = (next: Docking) => {
    const hadFocus = buttons.contains(document.activeElement);
    const wasInCorner = docking === 'corner';
    docking = next;
    buttons.hidden = !isDocked();
    if (hadFocus && !isDocked()) toggle?.focus({ preventScroll: true });
    cancelAnimationFrame(frame);
    if (!wasInCorner) return render();
    // Without a frame between both places, the browser would count a layout shift.
    element.dataset.docked = 'leaving';
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(render);
    });
  };
  const render = () => {
    if (docking === 'page') {
      delete element.dataset.docked;
      if (lastDocked === element) delete root.dataset.docked;
    } else {
      element.dataset.docked = docking;
      root.dataset.docked = docking;
      lastDocked = element;
    }
    text?.toggleAttribute('data-docked', docking === 'corner');
    if (!stage && isDocked() !== place.isConnected) {
      if (isDocked()) element.before(place);
      else place.remove();
      observe(isDocked() ? place : element);
    }
  };

  const enlarge = () => {
    share = 1;
    update();
    place.scrollIntoView({ block: 'center' });
    toggle?.focus({ preventScroll: true });
  };
  const close = () => {
    isClosed = true;
    playback.pause();
    update();
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isDocked()) close();
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
      cancelAnimationFrame(frame);
      docking = 'page';
      render();
      sight.disconnect();
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

/** Creates the box with the player's size that keeps its place, with the image of the video. */
function createPlace(element: HTMLElement, { poster }: HTMLVideoElement): HTMLElement {
  const place = createElement('div', 'dock-place');
  place.classList.toggle('player-tall', element.classList.contains('player-tall'));
  place.style.setProperty('--tall', element.style.getPropertyValue('--tall'));
  if (poster) place.style.backgroundImage = `url(${JSON.stringify(poster)})`;
  return place;
}

function createDockButton(
  name: string,
  icon: Parameters<typeof createIcon>[0],
  onClick: () => void,
): HTMLButtonElement {
  const button = createButton('player-button', onClick);
  button.setAttribute('aria-label', name);
  button.append(createIcon(icon));
  return button;
}
