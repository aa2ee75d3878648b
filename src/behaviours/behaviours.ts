import { startActions } from '../actions/actions.ts';
import { isSharedPage } from '../host/document/isSharedPage.ts';
import { ISLAND } from '../host/islandMarkup.ts';
import { watchTaps } from '../host/lastTap.ts';
import { loadDeferredStyles } from '../host/styles/loadStyleSheet.ts';
import { LANG_OF, type Translate } from '../i18n/translate.ts';
import { startBackLinks } from './backLinks.ts';
import type { Behaviour, BehaviourPage } from './behaviour.ts';
import { addFloatingButtons } from './floatingButtons.ts';
import { loadImagesForPrint, watchImages } from './imageLoading.ts';
import { startImageTaps } from './imageTaps.ts';
import { mountOnFirstSheet } from './mountOnFirstSheet.ts';
import { onFirstGesture } from './onFirstGesture.ts';
import { onWide } from './onWide.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { refreshCounts } from './refreshCounts.ts';
import { startRelativeTimes } from './relativeTimes.ts';
import { startSwipeActions } from './swipeActions.ts';

const has = (selector: string) => (): boolean => document.querySelector(selector) !== null;

/** A post is no article to the calls of visits and counts. */
const isArticle = ({ dataset }: BehaviourPage): boolean =>
  Boolean(dataset.article) && dataset.object !== '18';

/** Behaviours that need no messages, in the order in which they start. */
export const BEHAVIOURS: readonly Behaviour[] = [
  { name: 'styles', start: loadDeferredStyles },
  { name: 'images', start: watchImages },
  { name: 'last tap', start: watchTaps },
  { name: 'sheets', start: ({ mountSheets }) => mountOnFirstSheet(mountSheets) },
  { name: 'image taps', start: startImageTaps },
  {
    name: 'actions',
    start({ dataset }) {
      const isTapped = startActions();
      if (!has(`${ISLAND},[data-t="list.recommended"]`)() || customElements.get(ISLAND)) return;
      // A broadcast is updated before any gesture.
      onFirstGesture(
        () => void import('../elements/hydration/islandRuntime.ts'),
        isTapped || dataset.live !== undefined,
      );
    },
  },
  { name: 'prefetch', start: prefetchOnIntent },
  { name: 'swipes', start: startSwipeActions },
  { name: 'print', start: loadImagesForPrint },
  {
    name: 'lazy images',
    // The inline script of a list has noted that the reader saves data (boot/hideFarRows.ts).
    when: ({ dataset }) => !('loading' in Image.prototype) || 'saver' in dataset,
    start: async () => (await import('./loadImagesLazily.ts')).loadImagesLazily(),
  },
  { name: 'back links', start: startBackLinks },
  {
    // The worker has answered with its copy of the page (worker/PageStrategy.ts).
    name: 'age',
    when: has('[name=kept]'),
    start: async ({ locale }) => (await import('./showPageAge.ts')).showPageAge(locale),
  },
  {
    name: 'share',
    when: (page) => !isArticle(page),
    start: async ({ settings }) =>
      (await import('../services/statistics/visit.ts')).offerShare(settings),
  },
  {
    // A template has requested its article itself (screens/article/updatePage.ts).
    name: 'visit',
    when: (page) => isArticle(page) && !page.isTemplate,
    start: async ({ settings }) =>
      (await import('../services/statistics/visit.ts')).visitArticle(settings),
  },
  {
    // A title (product 2.5), or a quote at which the page opens (product 2.26).
    name: 'query',
    when: () => /[?&](title|quote)=/.test(location.search),
    start: async () => (await import('./followQuery.ts')).followQuery(),
  },
  {
    // The messenger's consent page leads back with a code (services/session/messengerLogin.ts).
    name: 'messenger login',
    when: ({ settings }) => Boolean(settings.wxAuthLogin) && /[?&]code=/.test(location.search),
    start: async ({ settings }) =>
      (await import('../services/session/messengerLogin.ts')).startMessengerLogin(settings),
  },
  {
    name: 'start',
    start: async ({ settings, dataset }) =>
      (await import('../services/startPage.ts')).startPage({
        settings,
        flags: { share: isSharedPage() },
        articleId: dataset.article,
      }),
  },
  {
    name: 'look',
    when: has('[data-theme],[href*=elder]'),
    start: async () => (await import('./showLook.ts')).showLook(),
  },
  {
    name: 'language',
    // Two letters decide, nearly always, that there is nothing to load.
    when: ({ locale }) => !LANG_OF[locale].startsWith(navigator.language.slice(0, 2)),
    start: async ({ locale, settings }) =>
      (await import('./offerLanguage.ts')).offerLanguage(locale, settings),
  },
  {
    name: 'strips',
    when: has('photo-strip,course-player'),
    start: async () => (await import('../elements/defineMediaHeaders.ts')).defineMediaHeaders(),
  },
  {
    name: 'font',
    when: ({ settings }) => Boolean(settings.fontUrl),
    start: async ({ settings }) =>
      (await import('./loadSiteFont.ts')).loadSiteFont(settings.fontUrl),
  },
];

/** Behaviours that show messages, in the order in which they start. */
export const MESSAGE_BEHAVIOURS: readonly Behaviour<Translate>[] = [
  {
    name: 'translation',
    when: ({ isTranslated }) => isTranslated,
    start: async ({ locale }, t) => (await import('./translatePage.ts')).translatePage(t, locale),
  },
  { name: 'times', start: (_, t) => startRelativeTimes(t) },
  { name: 'floating buttons', start: (_, t) => addFloatingButtons(t) },
  {
    name: 'counts',
    when: (page) => isArticle(page) && !page.isTemplate,
    start: ({ settings, dataset }, t) => refreshCounts(settings, dataset.article ?? '', t),
  },
  {
    name: 'wide column',
    start: (page, t) =>
      onWide(async () => (await import('./desk/showAside.ts')).showAside(page, t)),
  },
];
