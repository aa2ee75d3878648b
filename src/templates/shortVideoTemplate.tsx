import type { ReactNode } from 'react';
import { serverNow } from '../host/clock.ts';
import { applyTheme, setMissingTitle } from '../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import { readPage } from '../host/page.ts';
import type { TemplateContent } from '../host/templateContent.ts';
// A static import: from it the build learns which messages the page needs.
import '../i18n/actionMessages.ts';
import type { Locale } from '../i18n/locales.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import { createVideoSite } from '../model/mvod/createVideoSite.ts';
import { withLimit } from '../model/withLimit.ts';
import { createVideoCommentsPattern } from '../screens/mvodShare/CommentsButton.tsx';
import { NoVideo } from '../screens/mvodShare/NoVideo.tsx';
import type { ShortVideoRoute, ShortVideoView } from '../screens/mvodShare/shortVideoView.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { updateVideoMetadata } from '../services/metadata/videoMetadata.ts';
import { $video, $videoContext, loadVideo, loadVideoContext } from '../state/mvod.ts';
import { loadTemplate } from './loadTemplate.ts';
import { offerHotList } from './offerHotList.ts';

/** What distinguishes the templates of short videos. */
export interface ShortVideoTemplate {
  readonly route: ShortVideoRoute;
  readonly Screen: (props: { readonly view: ShortVideoView }) => ReactNode;
  /** Called when the screen is shown. */
  readonly start: (props: ShortVideoStart) => void;
}

interface ShortVideoStart {
  readonly content: TemplateContent;
  readonly view: ShortVideoView;
  readonly locale: Locale;
  /** Resolves when the app of the video and the editors' share texts are loaded. */
  readonly context: Promise<void>;
  readonly firstScreen: Promise<void>;
}

/** Longest time that the video waits for its app, whose buttons would move the others. */
const CONTEXT_WAIT_MS = 300;

/**
 * Starts the template of a short video: loads the video of a path without a baked page and shows it
 * as HTML that no framework has rendered.
 */
export async function startShortVideoTemplate(template: ShortVideoTemplate): Promise<void> {
  const { route, Screen, start } = template;
  const { id = '' } = readPage().params;
  let context = Promise.resolve();
  const { content, settings, locale, t } = await loadTemplate((settings) => {
    if (id) context = loadVideoContext(settings, id);
    return loadVideo(settings, id);
  }, loadActionMessages);
  const { home } = content;
  const state = $video.get();
  if (state.state === 'loading') return;
  if (state.state !== 'ready') {
    const retry = () => void startShortVideoTemplate(template);
    const failure = state.state === 'failed' ? state.error.kind : null;
    setMissingTitle(t(failure === null ? 'mvod.gone' : 'state.brokenTitle'));
    content.show(toHtml(<NoVideo failure={failure} home={home} onRetry={retry} t={t} />));
    content.element.querySelector('main button')?.addEventListener('click', retry);
    void offerHotList(content.element);
    return startTemplateBehaviours(locale);
  }
  await withLimit(context, CONTEXT_WAIT_MS);
  const { page, config } = state;
  const around = $videoContext.get() ?? { app: null, share: null };
  const view: ShortVideoView = {
    page,
    around,
    config,
    comments: createVideoCommentsPattern(settings),
    base: settings.siteBase,
    home,
    now: serverNow(),
    t,
  };
  applyTheme({ locale, config });
  content.show(toHtml(<Screen view={view} />));
  const site = createVideoSite(config);
  updateVideoMetadata(route, page.video, { settings, site, locale, share: around.share });
  const firstScreen = whenFirstScreenLoaded(content.element);
  start({ content, view, locale, context, firstScreen });
  await firstScreen;
  void startTemplateBehaviours(locale);
}
