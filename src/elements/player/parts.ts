import {
  Captions,
  createElement,
  type IconNode,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
} from 'lucide';
import { hasFullscreen, hasPictureInPicture } from '../../host/media/screen.ts';
import type { ActTranslate } from '../../i18n/translate.ts';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Creates the elements of a player; styles/player.css decides which are visible in which state. */
export function buildParts(video: HTMLVideoElement, t: ActTranslate) {
  const toggle = iconButton('player-toggle', Play, Pause);
  const big = iconButton('player-big', Play);
  big.setAttribute('aria-label', t('player.play'));
  // It duplicates `toggle`, so it is hidden from keyboards and screen readers.
  big.tabIndex = -1;
  big.setAttribute('aria-hidden', 'true');
  const mute = iconButton('player-mute', Volume2, VolumeX);
  const volume = range('player-volume', t('player.volume'), { max: '1', step: '0.05' });
  const bar = range('player-bar', t('player.position'), { max: '0', step: '0.1' });
  const time = make('span', 'player-time');
  const live = make('span', 'player-live');
  live.textContent = t('player.live');
  const toLive = textButton('player-tolive', t('player.toLive'));
  const captions = iconButton('player-captions', Captions);
  captions.setAttribute('aria-label', t('player.captions'));
  captions.setAttribute('aria-pressed', 'false');
  captions.hidden = true;
  const speed = choice('player-speed', t('player.speed'));
  for (const rate of SPEEDS)
    speed.append(new Option(`${rate}×`, String(rate), rate === 1, rate === 1));
  const quality = choice('player-quality', t('player.quality'));
  quality.hidden = true;
  const pip = iconButton('player-pip', PictureInPicture2);
  pip.setAttribute('aria-label', t('player.pip'));
  pip.hidden = !hasPictureInPicture(video);
  const fullscreen = iconButton('player-fullscreen', Maximize, Minimize);
  fullscreen.setAttribute('aria-label', t('player.fullscreen'));
  fullscreen.hidden = !hasFullscreen(video);
  const row = make('div', 'player-row');
  row.append(toggle, mute, volume, time, live, toLive, captions, speed, quality, pip, fullscreen);
  const controls = make('div', 'player-controls');
  controls.append(bar, row);

  const step = make('div', 'player-step');
  step.setAttribute('aria-hidden', 'true');
  const spin = make('div', 'player-spin');
  // A status message: reconnecting, or where playback was continued.
  const note = make('p', 'player-note');
  note.setAttribute('role', 'status');
  const words = make('p', 'player-words');
  const retry = textButton('player-retry', t('player.retry'));
  const failure = make('div', 'player-failure');
  failure.setAttribute('role', 'alert');
  failure.append(words, retry);
  return {
    big,
    toggle,
    mute,
    volume,
    bar,
    time,
    toLive,
    captions,
    speed,
    quality,
    pip,
    fullscreen,
    controls,
    step,
    spin,
    note,
    words,
    retry,
    failure,
  };
}

export function textButton(className: string, words: string): HTMLButtonElement {
  const button = make('button', className);
  button.type = 'button';
  button.textContent = words;
  return button;
}

/** The second icon is for the pressed or running state (`data-on`). */
function iconButton(className: string, ...icons: readonly IconNode[]): HTMLButtonElement {
  const button = textButton(`player-button ${className}`, '');
  for (const icon of icons) button.append(createElement(icon, { 'aria-hidden': 'true' }));
  return button;
}

function range(
  className: string,
  name: string,
  limits: { readonly max: string; readonly step: string },
): HTMLInputElement {
  const input = make('input', className);
  Object.assign(input, { type: 'range', min: '0', value: '0', ...limits });
  input.setAttribute('aria-label', name);
  return input;
}

function choice(className: string, name: string): HTMLSelectElement {
  const select = make('select', `player-choice ${className}`);
  select.setAttribute('aria-label', name);
  return select;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
