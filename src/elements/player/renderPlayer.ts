import {
  FULLSCREEN_EVENTS,
  isFullscreen,
  toggleFullscreen,
  togglePictureInPicture,
} from '../../host/media/fullscreen.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import { KEY_STEP_S, type PlayerCommand } from '../../model/media/playerKeys.ts';
import type { PlayState } from '../../model/media/playState.ts';
import { decideVideoDuration } from '../../model/media/videoDuration.ts';
import { formatDuration } from '../../model/time.ts';
import { readLastEnd } from './engines/native.ts';
import type { QualityLevels } from './engines/videoEngine.ts';
import { MediaPlayerElement } from './MediaPlayerElement.ts';
import { handlePlayerInput } from './playerInput.ts';
import { createPlayerParts, createTextButton } from './playerParts.ts';
import type { VideoPlayback } from './VideoPlayback.ts';

/** Seconds behind the live edge from which the button to it is shown. */
const BEHIND_S = 10;
/** How long a message and a step are shown. */
const NOTE_MS = 6_000;
const STEP_MS = 600;

/** The handle of a rendered player. */
export interface PlayerView {
  readonly element: MediaPlayerElement;
  readonly showState: (state: PlayState) => void;
  readonly showLevels: (levels: QualityLevels | null) => void;
  readonly showSoundOnly: (isSoundOnly: boolean) => void;
  readonly showCaptions: (address: string) => void;
  /**
   * Shows that playback was continued at `seconds`, with a button that calls `again` to start
   * from the beginning.
   */
  readonly showContinued: (seconds: number, again: () => void) => void;
  readonly stop: () => void;
}

/** Creates the player's element around its video; the caller adds it to the page. */
export function renderPlayer(
  playback: VideoPlayback,
  video: HTMLVideoElement,
  facts: MediaFacts,
  t: ActionTranslate,
): PlayerView {
  const parts = createPlayerParts(video, t);
  const element = new MediaPlayerElement();
  const stops: (() => void)[] = [];
  let noteTimer = 0;
  let stepTimer = 0;
  let seeking = false;
  let isSoundOnly = false;

  element.className = facts.vertical ? 'player player-tall' : 'player';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', facts.title || t('player.video'));
  if (facts.live) element.dataset.live = '';
  element.append(
    video,
    parts.spin,
    parts.step,
    parts.big,
    parts.note,
    parts.controls,
    parts.failure,
  );

  const readDuration = () =>
    decideVideoDuration({
      elementS: video.duration,
      cmsS: facts.durationS,
      atS: video.currentTime,
    });
  const isEndless = () =>
    facts.live || Number.isNaN(video.duration) || readDuration() === Number.POSITIVE_INFINITY;
  const seek = (seconds: number) => {
    if (isEndless()) return;
    video.currentTime = Math.min(Math.max(0, seconds), readDuration() ?? seconds);
  };
  const step = (seconds: number) => {
    if (isEndless()) return;
    seek(video.currentTime + seconds);
    parts.step.textContent = `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)}`;
    parts.step.dataset.side = seconds > 0 ? 'right' : 'left';
    clearTimeout(stepTimer);
    stepTimer = window.setTimeout(() => {
      parts.step.textContent = '';
    }, STEP_MS);
  };

  const showTime = () => {
    const { currentTime: at } = video;
    element.toggleAttribute('data-live', isEndless() && (facts.live || video.duration > 0));
    if (isEndless()) {
      parts.toLive.hidden = (playback.readSecondsBehindLive() ?? 0) < BEHIND_S;
      return;
    }
    const duration = readDuration();
    parts.bar.hidden = duration === null;
    if (duration === null) {
      parts.time.textContent = formatDuration(at);
      return;
    }
    const of = formatDuration(duration);
    parts.time.textContent = `${formatDuration(at)} / ${of}`;
    parts.bar.max = String(duration);
    if (!seeking) parts.bar.value = String(at);
    parts.bar.setAttribute('aria-valuetext', t('player.at', { at: formatDuration(at), of }));
    const percent = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;
    parts.bar.style.setProperty('--played', percent(Number(parts.bar.value)));
    parts.bar.style.setProperty('--loaded', percent(readLastEnd(video.buffered) ?? 0));
  };
  const showVolume = () => {
    const silent = video.muted || video.volume === 0;
    parts.mute.toggleAttribute('data-on', silent);
    parts.mute.setAttribute('aria-label', t(silent ? 'player.unmute' : 'player.mute'));
    parts.volume.value = String(silent ? 0 : video.volume);
    parts.volume.style.setProperty('--played', `${silent ? 0 : video.volume * 100}%`);
  };
  const showScreen = () => {
    const full = isFullscreen(element);
    parts.fullscreen.toggleAttribute('data-on', full);
    parts.fullscreen.setAttribute('aria-label', t(full ? 'player.window' : 'player.fullscreen'));
  };
  const showNote = (words: string, action?: HTMLElement) => {
    parts.note.textContent = words || (isSoundOnly ? t('player.soundOnly') : '');
    if (action) parts.note.append(action);
  };
  const toggleCaptions = () => {
    const [track] = video.textTracks;
    if (!track) return;
    const on = track.mode !== 'showing';
    track.mode = on ? 'showing' : 'hidden';
    parts.captions.setAttribute('aria-pressed', String(on));
  };
  const toggleMute = () => {
    video.muted = !(video.muted || video.volume === 0);
    if (!video.muted && video.volume === 0) video.volume = 1;
  };

  const commands: Readonly<Record<PlayerCommand, () => void>> = {
    toggle: () => playback.toggle(),
    back: () => step(-KEY_STEP_S),
    forward: () => step(KEY_STEP_S),
    mute: toggleMute,
    fullscreen: () => void toggleFullscreen(element, video),
    captions: toggleCaptions,
    start: () => seek(0),
    end: () => seek(readDuration() ?? video.currentTime),
  };

  const listen = (target: EventTarget, names: readonly string[], handler: () => void) => {
    for (const name of names) {
      target.addEventListener(name, handler);
      stops.push(() => target.removeEventListener(name, handler));
    }
  };
  listen(video, ['timeupdate', 'progress', 'durationchange', 'seeked', 'emptied'], showTime);
  listen(video, ['volumechange'], showVolume);
  listen(document, FULLSCREEN_EVENTS, showScreen);
  parts.toggle.addEventListener('click', commands.toggle);
  parts.big.addEventListener('click', commands.toggle);
  parts.mute.addEventListener('click', toggleMute);
  parts.captions.addEventListener('click', toggleCaptions);
  parts.fullscreen.addEventListener('click', commands.fullscreen);
  parts.pip.addEventListener('click', () => void togglePictureInPicture(video));
  parts.toLive.addEventListener('click', () => playback.seekToLive());
  parts.retry.addEventListener('click', () => {
    playback.retry();
    parts.toggle.focus({ preventScroll: true });
  });
  parts.volume.addEventListener('input', () => {
    video.muted = false;
    video.volume = Number(parts.volume.value);
  });
  parts.speed.addEventListener('change', () => {
    video.playbackRate = Number(parts.speed.value);
    // The default rate too, which a new source starts with.
    video.defaultPlaybackRate = video.playbackRate;
  });
  parts.bar.addEventListener('input', () => {
    seeking = true;
    seek(Number(parts.bar.value));
    showTime();
  });
  parts.bar.addEventListener('change', () => {
    seeking = false;
  });
  stops.push(handlePlayerInput(element, video, { command: (asked) => commands[asked](), step }));
  showVolume();
  showTime();

  return {
    element,
    showState: (state) => {
      element.dataset.state = state;
      // While it waits for data, the button still pauses it.
      const running = state !== 'paused' && state !== 'failed';
      parts.toggle.toggleAttribute('data-on', running);
      parts.toggle.setAttribute('aria-label', t(running ? 'player.pause' : 'player.play'));
      element.setAttribute('aria-busy', String(state === 'loading' || state === 'reconnecting'));
      if (state === 'reconnecting') showNote(t('player.reconnecting'));
      else if (parts.note.childElementCount === 0) showNote('');
      const uploading = facts.url === '' && facts.sources.length === 0;
      parts.words.textContent =
        state === 'failed' ? t(uploading ? 'player.uploading' : 'player.failed') : '';
      parts.failure.hidden = state !== 'failed';
      parts.retry.hidden = uploading;
      delete element.dataset.idle;
    },
    showLevels: (levels) => {
      parts.quality.hidden = levels === null;
      parts.quality.textContent = '';
      if (!levels) return;
      parts.quality.append(new Option(t('player.auto'), ''));
      levels.heights.forEach((height, place) => {
        parts.quality.append(new Option(`${height}p`, String(place)));
      });
      parts.quality.onchange = () => {
        const { value } = parts.quality;
        levels.choose(value === '' ? null : Number(value));
      };
    },
    showSoundOnly: (next) => {
      if (next === isSoundOnly) return;
      isSoundOnly = next;
      if (parts.note.childElementCount === 0) showNote('');
    },
    showCaptions: (address) => {
      const track = document.createElement('track');
      track.kind = 'captions';
      track.src = address;
      video.append(track);
      track.track.mode = 'hidden';
      parts.captions.hidden = false;
    },
    showContinued: (seconds, again) => {
      const button = createTextButton('player-again', t('player.fromStart'));
      const clear = () => {
        clearTimeout(noteTimer);
        showNote('');
      };
      button.addEventListener('click', () => {
        clear();
        again();
      });
      showNote(`${t('player.continued', { at: formatDuration(seconds) })} `, button);
      noteTimer = window.setTimeout(clear, NOTE_MS);
    },
    stop: () => {
      clearTimeout(noteTimer);
      clearTimeout(stepTimer);
      for (const stop of stops) stop();
    },
  };
}
