import { ELDER_MESSAGES } from '../i18n/elderMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';

/** Adds the bar at the top that leaves the elder version; elder.css reserves its height. */
export function showElderBar(): void {
  const bar = document.createElement('aside');
  bar.className = 'elder-bar';
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.act = 'elder';
  button.textContent = ELDER_MESSAGES[readPageLocale()];
  bar.append(button);
  document.body.prepend(bar);
}
