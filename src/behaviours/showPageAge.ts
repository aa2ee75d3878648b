import { formatKeptTime } from '../host/offline/formatKeptTime.ts';
import type { Locale } from '../i18n/locales.ts';
import { OFFLINE_MESSAGES } from '../i18n/offlineMessages.ts';
import { KEPT_META, parseKeptTime } from '../model/offline/keptPages.ts';

/**
 * Says how old the page is, which the worker has answered from its copy. Does nothing on a template,
 * whose content is as new as the answer to its own request.
 */
export function showPageAge(locale: Locale): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${KEPT_META}]`);
  const at = parseKeptTime(meta?.content);
  if (at === null || document.documentElement.dataset.template === undefined) return;
  const { shown, retry } = OFFLINE_MESSAGES[locale];
  const line = document.createElement('p');
  line.className = 'kept-line';
  line.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.addEventListener('click', () => location.reload());
  line.append(shown.replace('{time}', formatKeptTime(at, locale)), button);
  document.body.prepend(line);
}
