import type { ReactNode } from 'react';
import { serverNow } from '../host/clock.ts';
import { applyTheme } from '../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import type { Locale } from '../i18n/locales.ts';
// A static import: the module is needed for the messages in any case, and this saves a request.
import '../i18n/actionMessages.ts';
import type { ActionMessageKey, ActionTranslate } from '../i18n/translate.ts';
import type { FailureKind } from '../model/failure.ts';
import { pickRowSettings } from '../model/site/rowSettings.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { withLimit } from '../model/withLimit.ts';
import { type ListDocument, updateListDocument } from '../screens/list/updateListDocument.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import type { Settings } from '../settings.ts';
import type { FeedView } from '../ui/feed/feedView.ts';
import { loadTemplate } from './loadTemplate.ts';
import { offerHotList } from './offerHotList.ts';
import { showAbsence, showInFrame } from './templateFrame.tsx';

/** The state of a page with a list. */
type PageState<R> =
  | { readonly state: 'loading' }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly config: SiteConfig }
  | R;

interface ReadyState {
  readonly state: 'ready';
  readonly config: SiteConfig;
}

/** What a list page shows when it is loaded. */
interface ShownPage {
  readonly document: ListDocument;
  /** Title of the document. */
  readonly name: string;
  readonly content: ReactNode;
  /**
   * Starts the controls of the content at once, and code for what is not on the first screen when
   * that has loaded.
   */
  readonly start?: (firstScreen: Promise<void>) => Promise<void> | void;
  /** Resolves when the content has its rows, which may follow; the page starts then. */
  readonly whenComplete?: Promise<void>;
}

/** After this time the page starts without its rows. */
const SLOW_ROWS_MS = 2_000;

/** What distinguishes the templates of pages with a list. */
export interface ListPageTemplate<R extends ReadyState> {
  readonly load: (settings: Settings) => Promise<void>;
  /** Loads the messages; those of actions when absent. */
  readonly loadMessages?: ((locale: Locale) => Promise<ActionTranslate>) | undefined;
  readonly readState: () => PageState<R>;
  /** Title of the page while nothing is loaded. */
  readonly name: (t: ActionTranslate) => string;
  /** Title and hint for content that does not exist. */
  readonly missing: readonly [ActionMessageKey, ActionMessageKey?];
  readonly describe: (ready: R, view: FeedView, locale: Locale) => ShownPage;
}

/**
 * Starts a template of a page with a list: loads it, and shows it as HTML that no framework has
 * rendered, or that it failed or does not exist.
 */
export async function startListPageTemplate<R extends ReadyState>(
  template: ListPageTemplate<R>,
): Promise<void> {
  const { load, loadMessages = loadActionMessages, readState, name, missing, describe } = template;
  const { content, settings, locale, t } = await loadTemplate(load, loadMessages);
  const state = readState();
  if (state.state === 'loading') return;
  const { config } = state;
  const frame = { config, t };
  if (state.state !== 'ready') {
    return showAbsence(content, frame, {
      locale,
      name: name(t),
      kind: state.state === 'failed' ? state.kind : undefined,
      missing,
      onRetry: () => void startListPageTemplate(template),
    });
  }
  applyTheme({ locale, config });
  const view: FeedView = {
    ...pickRowSettings(config),
    base: settings.siteBase,
    now: serverNow(),
    t,
  };
  const shown = describe(state, view, locale);
  updateListDocument(shown.document, shown.name);
  showInFrame(content, frame, shown.content);
  const firstScreen = (
    shown.whenComplete ? withLimit(shown.whenComplete, SLOW_ROWS_MS) : Promise.resolve()
  ).then(() => whenFirstScreenLoaded(content.element));
  void shown.start?.(firstScreen);
  await firstScreen;
  void offerHotList(content.element);
  void startTemplateBehaviours(locale);
}
