import { renderSVG } from 'uqr';
import type { Translate } from '../i18n/translate.ts';

/**
 * Beside the column on a wide screen: the masthead, and this page as a QR code for the
 * reader's phone.
 */
export function showAside(t: Translate): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const aside = document.createElement('aside');
  aside.className = 'aside';
  // The code is drawn from an address by a library; no text of others enters as HTML.
  aside.innerHTML = renderSVG(canonical?.href || location.href, { border: 1 });
  const masthead = document.createElement('b');
  masthead.textContent =
    document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  aside.prepend(masthead);
  const caption = document.createElement('p');
  caption.textContent = t('page.scan');
  aside.append(caption);
  document.body.append(aside);
}
