import { SCROLLED, SPECULATION_RULES } from '../model/speculationRules.ts';
import { mayLoadAhead } from './mayLoadAhead.ts';

const TYPE = 'speculationrules';
/** By then the browser has cancelled what it prerenders for a touch that scrolls. */
const CANCEL_MS = 1_000;

/**
 * Lets the browser prefetch articles and prerender the one that is pressed; returns whether it does, so that no
 * page is requested twice. The rules are added by script, because they depend on what the device has stored.
 */
export function speculateLinks(): boolean {
  if (!HTMLScriptElement.supports?.(TYPE) || !mayLoadAhead()) return false;
  if (document.querySelector(`[type=${TYPE}]`)) return true;
  const rules = document.createElement('script');
  rules.type = TYPE;
  rules.text = SPECULATION_RULES;
  document.head.append(rules);
  addEventListener('pointercancel', cancelPrerendering);
  return true;
}

/**
 * The browser takes the touch that begins to scroll for a press. It stops before the article's images are
 * requested when no rule names the row any more.
 */
function cancelPrerendering({ target }: Event): void {
  const row = (target as Element).closest('a');
  if (!row) return;
  row.dataset[SCROLLED] = '';
  setTimeout(() => delete row.dataset[SCROLLED], CANCEL_MS);
}
