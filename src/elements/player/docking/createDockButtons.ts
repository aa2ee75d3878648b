import { Maximize2, X } from 'lucide';
import type { ActionTranslate } from '../../../i18n/translate.ts';
import { createButton, createElement, createIcon } from '../../audio/domHelpers.ts';

/** Creates the hidden buttons of a docked player: back to its place, and close. */
export function createDockButtons(
  t: ActionTranslate,
  onEnlarge: () => void,
  onClose: () => void,
): HTMLElement {
  const buttons = createElement('div', 'player-dock');
  buttons.hidden = true;
  buttons.append(
    createDockButton(t('player.enlarge'), Maximize2, onEnlarge),
    createDockButton(t('player.close'), X, onClose),
  );
  return buttons;
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
