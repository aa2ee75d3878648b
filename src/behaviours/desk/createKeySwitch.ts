import { readStored, removeStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { COMMAND_KEYS } from '../../model/desk/decideKeyCommand.ts';

/**
 * Returns the switch of the keys with their list. Keys of a single letter have to be switched off by readers
 * whose voice control types them (WCAG 2.1.4).
 */
export function createKeySwitch(t: ActionTranslate): {
  readonly element: HTMLElement;
  readonly isOn: () => boolean;
} {
  const element = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.checked = readStored(STORAGE_KEYS.keysOff) === null;
  input.addEventListener('change', () => {
    if (input.checked) removeStored(STORAGE_KEYS.keysOff);
    else writeStored(STORAGE_KEYS.keysOff, '1');
  });
  element.append(input, t('desk.keys', COMMAND_KEYS));
  // The elder version hides the switch, so keys are off there, too.
  return { element, isOn: () => input.checked && input.offsetParent !== null };
}
