import { formatReaderLook, parseReaderLook, type ReaderLook } from '../../model/readerLook.ts';
import { THEME_COLOURS } from '../../model/themeColours.ts';
import { readStored, writeStored } from '../storage.ts';
import * as STORAGE_KEYS from '../storageKeys.ts';
import { applyTextSize } from './applyTextSize.ts';

/** Returns what the reader has chosen on this device. */
export const readReaderLook = (): ReaderLook =>
  parseReaderLook(readStored(STORAGE_KEYS.look) ?? '');

/** Stores the choice for all pages of this device (boot/boot.ts), and shows it on this page. */
export function saveReaderLook(look: ReaderLook): void {
  writeStored(STORAGE_KEYS.look, formatReaderLook(look));
  const root = document.documentElement;
  // Those of a theme of the site (boot/ownTheme.ts).
  for (const name of THEME_COLOURS) root.style.removeProperty(`--${name}`);
  if (look.theme) root.dataset.theme = look.theme;
  else delete root.dataset.theme;
  applyTextSize(root, look.textScale);
  void import('./showThemeColor.ts').then(({ showThemeColor }) => showThemeColor());
}
