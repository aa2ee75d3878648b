/**
 * Everything small that a page does after its text stands. In baked pages the build has
 * it wait until the page has loaded (scripts/build/finishPage.ts), so that none of it
 * competes with the first paint; templates ask for it when their content has come.
 */

import { watchTaps } from '../host/lastTap.ts';
import { runTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { isSharedPage } from '../host/shared.ts';
import { loadLateStyles } from '../host/styles.ts';
import type { Locale } from '../i18n/locales.ts';
import { decidePageLocale, openActWords, openWords } from '../stores/language.ts';
import { $sheets } from '../stores/sheet.ts';
import './adSlot.ts';
import './readMore.ts';
import { wireActs } from './acts.ts';
import { wireBackLinks } from './backLink.ts';
import { refreshCounts } from './counts.ts';
import { showFloats } from './floats.ts';
import { loadSiteFont } from './font.ts';
import { onFirstGesture } from './gesture.ts';
import { translatePage } from './language.ts';
import { tickMoments } from './moments.ts';
import { loadPicturesForPrint, reportFailedPictures, retryPictures } from './pictures.ts';
import { wirePictures } from './pictureTaps.ts';
import { wireSwipes } from './swipe.ts';
import { WIDE_QUERY } from './wide.ts';

/** What islands and layouts hand in: elements import neither. */
export interface LateParts {
  /** The language that a template shows its content in. */
  readonly shown?: Locale;
  /** Gives the page its sheets (islands/Sheets.island.tsx), when the first one opens. */
  readonly mountSheets: () => Promise<void>;
}

/** Once a page, when its content stands. */
export async function wakePage({ shown, mountSheets }: LateParts): Promise<void> {
  const settings = readSettings();
  void loadLateStyles();
  retryPictures();
  reportFailedPictures();
  const { dataset } = document.documentElement;
  const page = dataset.locale as Locale;
  const locale = shown ?? decidePageLocale(page);
  watchTaps();
  // Taps wait for nothing: what they need beyond this asks for it.
  mountOnFirstSheet(mountSheets);
  wirePictures();
  const isTapped = wireActs();
  if (document.querySelector('astro-island') && !customElements.get('astro-island')) {
    // A broadcast goes on before anybody touches its page.
    onFirstGesture(() => void import('./islands.ts'), isTapped || dataset.live !== undefined);
  }
  const isOther = !shown && locale !== page;
  // What is shown already speaks: only another language needs all words of it.
  const t = await (isOther && dataset.words !== undefined ? openActWords : openWords)(locale);

  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, askAhead);
  }
  wireSwipes();
  loadPicturesForPrint();
  if (!('loading' in HTMLImageElement.prototype)) {
    void import('./lazyPictures.ts').then((m) => m.deferPictures());
  }
  wireBackLinks();
  if (isOther) translatePage(t, locale);
  tickMoments(t);
  showFloats(t);
  // What a template shows has just been asked for, and counted by screens/updatePage.
  const openVisit = () => import('../stores/visit.ts');
  // A post is no article to the calls of these.
  if (!dataset.article || dataset.object === '18') {
    void openVisit()
      .then((visit) => visit.offerShare(settings))
      .catch(() => {});
  } else if (!shown) {
    refreshCounts(settings, dataset.article, t);
    void openVisit()
      .then((visit) => visit.visitArticle(settings))
      .catch(() => {});
  }
  // The messenger's consent page has come back (stores/messengerLogin.ts).
  if (settings.wxAuthLogin && /[?&]code=/.test(location.search)) {
    void import('../stores/messengerLogin.ts').then((m) => m.startMessengerLogin(settings));
  }
  void import('../stores/start.ts')
    .then(({ startPage }) =>
      startPage({
        settings,
        flags: { share: isSharedPage() },
        articleId: dataset.article,
      }),
    )
    .catch(() => {});
  if (document.querySelector('top-bar')) void import('./topBar.ts').then((m) => m.wireTopBar());
  if (document.querySelector('photo-strip,course-player')) {
    void import('./stages.ts').then((m) => m.wireStages());
  }
  if (settings.fontUrl) loadSiteFont(settings.fontUrl);
  if (matchMedia(WIDE_QUERY).matches) (await import('./wideAside.ts')).showAside(t);
}

/** Where the reader has pointed while the code is on its way. */
const pointed: Event[] = [];

/** Nothing is asked ahead before a reader points somewhere; once its code is here it hears itself. */
function askAhead(event: Event): void {
  pointed.push(event);
  void import('./prefetch.ts').then((m) => m.wirePrefetch(pointed)).catch(() => {});
}

/** Sheets cost nothing until one is asked for; one that could not come may be asked for again. */
function mountOnFirstSheet(mountSheets: () => Promise<void>): void {
  const stop = $sheets.listen((sheets) => {
    if (sheets.length === 0) return;
    stop();
    void runTap(mountSheets(), () => {
      $sheets.set([]);
      mountOnFirstSheet(mountSheets);
    });
  });
}
