import type { Translate } from '../i18n/translate.ts';
import { fillFloatingButtons } from './fillFloatingButtons.ts';
import { watchEndOfText } from './watchEndOfText.ts';

/** Starts what a page needs only when it scrolls. `pair` is the place of the floating buttons. */
export function onFirstScroll(pair: HTMLElement, t: Translate): void {
  fillFloatingButtons(pair, t);
  watchEndOfText();
}
