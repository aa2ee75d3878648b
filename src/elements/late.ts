/**
 * Everything small that a page does after its text stands. In baked pages the build has
 * it wait until the page has loaded (scripts/build/finishPage.ts), so that none of it
 * competes with the first paint; templates ask for it when their content has come.
 */
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import { decidePageLocale, openWords } from '../stores/language.ts';
import './adSlot.ts';
import './readMore.ts';
import './shareLink.ts';
import { wireBackLinks } from './backLink.ts';
import { refreshCounts } from './counts.ts';
import { showFloats } from './floats.ts';
import { loadSiteFont } from './font.ts';
import { translatePage } from './language.ts';
import { tickMoments } from './moments.ts';
import { reportFailedPictures } from './pictures.ts';
import { WIDE_QUERY } from './wide.ts';

/** Once a page, when its content stands; `shown` is the language that a template shows it in. */
export async function wakePage(shown?: Locale): Promise<void> {
  const settings = readSettings();
  const { dataset } = document.documentElement;
  const page = dataset.locale as Locale;
  const locale = shown ?? decidePageLocale(page);
  const t = await openWords(locale);

  reportFailedPictures();
  wireBackLinks();
  if (!shown && locale !== page) translatePage(t, locale);
  tickMoments(t);
  showFloats(t);
  if (dataset.counts) refreshCounts(settings, dataset.counts, t);
  if (document.querySelector('astro-island') && !customElements.get('astro-island'))
    void import('./islands.ts');
  if (settings.fontUrl) loadSiteFont(settings.fontUrl);
  if (matchMedia(WIDE_QUERY).matches) (await import('./wideAside.ts')).showAside(t);
}
