import {
  decideCommand,
  type Focused,
  type PlayerCommand,
  TAP_STEP_S,
} from '../../model/media/playerKeys.ts';

/** Controls are hidden after this long without input. */
const IDLE_MS = 3_000;
const DOUBLE_TAP_MS = 300;

interface PlayerInputHooks {
  readonly command: (command: PlayerCommand) => void;
  readonly step: (seconds: number) => void;
}

/**
 * Handles keys and taps of a player, and hides its controls while there is no input
 * (`data-idle`). Returns a function that clears the timer.
 */
export function handlePlayerInput(
  player: HTMLElement,
  video: HTMLVideoElement,
  { command, step }: PlayerInputHooks,
): () => void {
  let timer = 0;
  let touch = false;
  let tappedAt = 0;

  const showControls = () => {
    delete player.dataset.idle;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (video.paused || player.dataset.keys === '') return;
      player.dataset.idle = '';
    }, IDLE_MS);
  };

  player.addEventListener('pointerdown', ({ pointerType }) => {
    touch = pointerType !== 'mouse';
    // The focus ring is for keyboards only.
    delete player.dataset.keys;
    if (player.dataset.idle === undefined || !touch) showControls();
  });
  player.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') showControls();
  });
  player.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !video.paused) player.dataset.idle = '';
  });
  player.addEventListener('focusin', showControls);
  player.addEventListener('focusout', () => {
    delete player.dataset.keys;
  });
  video.addEventListener('playing', showControls);
  video.addEventListener('pause', showControls);

  video.addEventListener('click', (event) => {
    if (!touch) return command('toggle');
    const now = event.timeStamp;
    if (now - tappedAt < DOUBLE_TAP_MS) {
      const { left, width } = video.getBoundingClientRect();
      step(event.clientX < left + width / 2 ? -TAP_STEP_S : TAP_STEP_S);
      showControls();
    } else if (player.dataset.idle !== undefined || video.paused) showControls();
    else player.dataset.idle = '';
    tappedAt = now;
  });
  video.addEventListener('dblclick', () => {
    if (!touch) command('fullscreen');
  });

  player.addEventListener('keydown', (event) => {
    player.dataset.keys = '';
    showControls();
    const pressed = decideCommand(event, decideFocused(event.target as HTMLElement));
    if (!pressed) return;
    event.preventDefault();
    command(pressed);
  });

  showControls();
  return () => clearTimeout(timer);
}

function decideFocused({ localName, className }: HTMLElement): Focused {
  if (localName === 'button' || localName === 'select') return localName;
  return className === 'player-volume' ? 'volume' : 'other';
}
