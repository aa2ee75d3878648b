import type { ReactNode } from 'react';
import { serverNow } from '../host/clock.ts';
import { applyTheme } from '../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import { readLocale } from '../host/locale.ts';
import { readSettings } from '../host/settings.ts';
import { takeTemplateContent } from '../host/templateContent.ts';
// A static import: the module is needed for the messages in any case, and this saves a request.
import '../i18n/loadActionTranslate.ts';
import type { ActionMessageKey, ActionTranslate } from '../i18n/translate.ts';
import { createListDocument, type ListFacts } from '../screens/list/createListDocument.ts';
import { updateListDocument } from '../screens/list/updateListDocument.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import type { Settings } from '../settings.ts';
import type { ListPage, ReadyList } from '../state/listPage.ts';
import type { FeedView } from '../ui/feed/feedView.ts';
import { FirstRows, type ListRows, startGrowing } from './listRows.tsx';
import { showAbsence, showInFrame } from './templateFrame.tsx';

/** What distinguishes the templates of lists. */
export interface ListTemplate<T extends { readonly id: string }, H, P> extends ListRows<T, P> {
  readonly list: ListPage<T, H>;
  readonly load: (settings: Settings) => Promise<void>;
  /** Title of the page while no list is loaded. */
  readonly name: (t: ActionTranslate) => string;
  readonly describe: (ready: ReadyList<T, H>, view: FeedView) => ListFacts;
  /** Title and hint for a list that does not exist. */
  readonly missing: readonly [ActionMessageKey, ActionMessageKey?];
  /** Message for a list without rows; absent where the head is enough. */
  readonly emptyMessage?: ActionMessageKey;
  readonly head: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
  /** Returns what the rows are rendered with, besides the items. */
  readonly describeRows: (ready: ReadyList<T, H>, view: FeedView) => P;
  /** Replaces the rows when they may not be shown; null shows the rows. */
  readonly closed?: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
}

/**
 * Starts a template of a list that grows below a head: loads its first rows and shows them as HTML
 * that no framework has rendered. React is loaded when the list grows (listRows.tsx).
 */
export async function startListTemplate<T extends { readonly id: string }, H, P>(
  template: ListTemplate<T, H, P>,
): Promise<void> {
  const { list, name } = template;
  const content = takeTemplateContent();
  const settings = readSettings();
  const locale = readLocale(settings.defaultLocale);
  const messages = loadActionMessages(locale);
  // Beside the rows; a failure is met where they are used.
  messages.catch(() => {});
  await template.load(settings);
  const t = await messages;
  const state = list.$list.get();
  if (state.state === 'loading') return;
  const { config } = state;
  const frame = { config, t };
  applyTheme({ locale, config });
  if (state.state !== 'ready') {
    updateListDocument(null, name(t));
    showAbsence(content, frame, {
      kind: state.state === 'failed' ? state.kind : undefined,
      missing: template.missing,
      onRetry: () => void startListTemplate(template),
    });
    return startTemplateBehaviours(locale);
  }
  const { times, counts } = config;
  const view: FeedView = { base: settings.siteBase, times, counts, now: serverNow(), t };
  const facts = template.describe(state, view);
  updateListDocument(createListDocument(facts, config, locale), facts.name);
  const closed = template.closed?.(state, view);
  const rowProps = template.describeRows(state, view);
  const isEmpty = state.items.length === 0 && !state.hasMore;
  showInFrame(
    content,
    frame,
    <>
      {template.head(state, view)}
      {closed}
      {!closed && isEmpty && template.emptyMessage && (
        <p className="py-80 text-center text-30 text-ink-2" role="status">
          {t(template.emptyMessage)}
        </p>
      )}
      {!closed && !isEmpty && (
        <FirstRows ready={state} rowProps={rowProps} Rows={template.Rows} t={t} />
      )}
    </>,
  );
  const firstScreen = whenFirstScreenLoaded(content.element);
  void startGrowing({ list, loadIsland: template.loadIsland, rowProps, t }, firstScreen);
  await firstScreen;
  void startTemplateBehaviours(locale);
}
