import { wireActs } from '../elements/acts.ts';
import { wireBackLinks } from '../elements/backLink.ts';
import { refreshCounts } from '../elements/counts.ts';
import { showFloats } from '../elements/floats.ts';
import { onFirstGesture } from '../elements/gesture.ts';
import { tickMoments } from '../elements/moments.ts';
import { loadPicturesForPrint, reportFailedPictures, retryPictures } from '../elements/pictures.ts';
import { wirePictures } from '../elements/pictureTaps.ts';
import { wireSwipes } from '../elements/swipe.ts';
import { WIDE_QUERY } from '../elements/wide.ts';
import { watchTaps } from '../host/lastTap.ts';
import { isSharedPage } from '../host/shared.ts';
import { loadLateStyles } from '../host/styles.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Behaviour, BehaviourPage } from './behaviour.ts';
import { mountOnFirstSheet } from './mountOnFirstSheet.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

const has = (selector: string) => (): boolean => document.querySelector(selector) !== null;

/** A post is no article to the calls of visits and counts. */
const isArticle = ({ dataset }: BehaviourPage): boolean =>
  Boolean(dataset.article) && dataset.object !== '18';

/** Behaviours that need no messages, in the order in which they start. */
export const BEHAVIOURS: readonly Behaviour[] = [
  { name: 'styles', start: loadLateStyles },
  { name: 'image retry', start: retryPictures },
  { name: 'image errors', start: reportFailedPictures },
  { name: 'last tap', start: watchTaps },
  { name: 'sheets', start: ({ mountSheets }) => mountOnFirstSheet(mountSheets) },
  { name: 'image taps', start: wirePictures },
  {
    name: 'actions',
    start({ dataset }) {
      const isTapped = wireActs();
      if (!has('astro-island')() || customElements.get('astro-island')) return;
      // A broadcast is updated before any gesture.
      onFirstGesture(
        () => void import('../elements/islands.ts'),
        isTapped || dataset.live !== undefined,
      );
    },
  },
  { name: 'prefetch', start: prefetchOnIntent },
  { name: 'swipes', start: wireSwipes },
  { name: 'print', start: loadPicturesForPrint },
  {
    name: 'lazy images',
    when: () => !('loading' in HTMLImageElement.prototype),
    start: async () => (await import('../elements/lazyPictures.ts')).deferPictures(),
  },
  { name: 'back links', start: wireBackLinks },
  {
    name: 'share',
    when: (page) => !isArticle(page),
    start: async ({ settings }) => (await import('../stores/visit.ts')).offerShare(settings),
  },
  {
    // A template has requested its article itself (screens/article/updatePage.ts).
    name: 'visit',
    when: (page) => isArticle(page) && !page.isTemplate,
    start: async ({ settings }) => (await import('../stores/visit.ts')).visitArticle(settings),
  },
  {
    // The messenger's consent page leads back with a code (stores/messengerLogin.ts).
    name: 'messenger login',
    when: ({ settings }) => Boolean(settings.wxAuthLogin) && /[?&]code=/.test(location.search),
    start: async ({ settings }) =>
      (await import('../stores/messengerLogin.ts')).startMessengerLogin(settings),
  },
  {
    name: 'start',
    start: async ({ settings, dataset }) =>
      (await import('../stores/start.ts')).startPage({
        settings,
        flags: { share: isSharedPage() },
        articleId: dataset.article,
      }),
  },
  {
    name: 'top bar',
    when: has('top-bar'),
    start: async () => (await import('../elements/topBar.ts')).wireTopBar(),
  },
  {
    name: 'strips',
    when: has('photo-strip,course-player'),
    start: async () => (await import('../elements/stages.ts')).wireStages(),
  },
  {
    name: 'folded text',
    when: has('read-more[data-fold]'),
    start: () => import('../elements/readMore.ts'),
  },
  {
    name: 'font',
    when: ({ settings }) => Boolean(settings.fontUrl),
    start: async ({ settings }) =>
      (await import('../elements/font.ts')).loadSiteFont(settings.fontUrl),
  },
];

/** Behaviours that show messages, in the order in which they start. */
export const MESSAGE_BEHAVIOURS: readonly Behaviour<Translate>[] = [
  {
    name: 'translation',
    when: ({ isTranslated }) => isTranslated,
    start: async ({ locale }, t) =>
      (await import('../elements/language.ts')).translatePage(t, locale),
  },
  { name: 'times', start: (_, t) => tickMoments(t) },
  { name: 'floating buttons', start: (_, t) => showFloats(t) },
  {
    name: 'counts',
    when: (page) => isArticle(page) && !page.isTemplate,
    start: ({ settings, dataset }, t) => refreshCounts(settings, dataset.article ?? '', t),
  },
  {
    name: 'wide column',
    when: () => matchMedia(WIDE_QUERY).matches,
    start: async (_, t) => (await import('../elements/wideAside.ts')).showAside(t),
  },
];
