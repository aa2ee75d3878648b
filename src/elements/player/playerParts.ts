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
import { hasFullscreen, hasPictureInPicture } from '../../host/media/fullscreen.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Creates the elements of a player; styles/player.css decides which are visible in which state. */
export function createPlayerParts(video: HTMLVideoElement, t: ActionTranslate) {
  const toggle = createIconButton('player-toggle', Play, Pause);
  const big = createIconButton('player-big', Play);
  big.setAttribute('aria-label', t('player.play'));
  // It duplicates `toggle`, so it is hidden from keyboards and screen readers.
  big.tabIndex = -1;
  big.setAttribute('aria-hidden', 'true');
  const mute = createIconButton('player-mute', Volume2, VolumeX);
  const volume = createRange('player-volume', t('player.volume'), { max: '1', step: '0.05' });
  const bar = createRange('player-bar', t('player.position'), { max: '0', step: '0.1' });
  const time = createHtmlElement('span', 'player-time');
  const live = createHtmlElement('span', 'player-live');
  live.textContent = t('player.live');
  const toLive = createTextButton('player-tolive', t('player.toLive'));
  const captions = createIconButton('player-captions', Captions);
  captions.setAttribute('aria-label', t('player.captions'));
  captions.setAttribute('aria-pressed', 'false');
  captions.hidden = true;
  const speed = createSelect('player-speed', t('player.speed'));
  for (const rate of SPEEDS)
    speed.append(new Option(`${rate}×`, String(rate), rate === 1, rate === 1));
  const quality = createSelect('player-quality', t('player.quality'));
  quality.hidden = true;
  const pip = createIconButton('player-pip', PictureInPicture2);
  pip.setAttribute('aria-label', t('player.pip'));
  pip.hidden = !hasPictureInPicture(video);
  const fullscreen = createIconButton('player-fullscreen', Maximize, Minimize);
  fullscreen.setAttribute('aria-label', t('player.fullscreen'));
  fullscreen.hidden = !hasFullscreen(video);
  const row = createHtmlElement('div', 'player-row');
  row.append(toggle, mute, volume, time, live, toLive, captions, speed, quality, pip, fullscreen);
  const controls = createHtmlElement('div', 'player-controls');
  controls.append(bar, row);

  const step = createHtmlElement('div', 'player-step');
  step.setAttribute('aria-hidden', 'true');
  const spin = createHtmlElement('div', 'player-spin');
  // A status message: reconnecting, or where playback was continued.
  const note = createHtmlElement('p', 'player-note');
  note.setAttribute('role', 'status');
  const words = createHtmlElement('p', 'player-words');
  const retry = createTextButton('player-retry', t('player.retry'));
  const failure = createHtmlElement('div', 'player-failure');
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

export function createTextButton(className: string, words: string): HTMLButtonElement {
  const button = createHtmlElement('button', className);
  button.type = 'button';
  button.textContent = words;
  return button;
}

/** The second icon is for the pressed or running state (`data-on`). */
function createIconButton(className: string, ...icons: readonly IconNode[]): HTMLButtonElement {
  const button = createTextButton(`player-button ${className}`, '');
  for (const icon of icons) button.append(createElement(icon, { 'aria-hidden': 'true' }));
  return button;
}

function createRange(
  className: string,
  name: string,
  limits: { readonly max: string; readonly step: string },
): HTMLInputElement {
  const input = createHtmlElement('input', className);
  Object.assign(input, { type: 'range', min: '0', value: '0', ...limits });
  input.setAttribute('aria-label', name);
  return input;
}

function createSelect(className: string, name: string): HTMLSelectElement {
  const select = createHtmlElement('select', `player-choice ${className}`);
  select.setAttribute('aria-label', name);
  return select;
}

function createHtmlElement<K extends keyof HTMLElementTagNameMap>(tag: K, className: string) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
