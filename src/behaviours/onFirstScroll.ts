import type { Translate } from '../i18n/translate.ts';
import { fillFloatingButtons } from './fillFloatingButtons.ts';
import { watchEndOfText } from './watchEndOfText.ts';
import { watchScrollWay } from './watchScrollWay.ts';

/**
 * Starts what a page needs only when it scrolls. `pair` is the place of the floating buttons, `from` where the
 * page was before (CSS pixels).
 */
export function onFirstScroll(pair: HTMLElement, t: Translate, from: number): void {
  watchScrollWay(from);
  fillFloatingButtons(pair, t);
  watchEndOfText();
}
