import type { ReactNode } from 'react';
import type { Client } from '../api/client.ts';
import { serverNow } from '../host/clock.ts';
import { markCommunityPage } from '../host/document/markCommunityPage.ts';
import { applyTheme } from '../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import { readPage } from '../host/page.ts';
// A static import, although the messages are loaded on demand: from it the build learns which ones
// the page needs (scripts/build/modulePreloads.ts).
import '../i18n/actionMessages.ts';
import type { Locale } from '../i18n/locales.ts';
import { updateListDocument } from '../screens/list/updateListDocument.ts';
import type { SingleView } from '../screens/single/singleView.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { describePage, type PageDescription } from '../services/metadata/pageMetadata.ts';
import { createSinglePage, type Loaded, type SinglePage } from '../state/singlePage.ts';
import type { CommunityMetadata } from '../ui/community/communityView.ts';
import { loadTemplate } from './loadTemplate.ts';
import { showAbsence, showInFrame } from './templateFrame.tsx';

/** The message keys of a view. */
type KeyOf<V extends SingleView> = Parameters<V['t']>[0];

/** What a part of a template needs: a list, or comments. */
export interface PartProps<T, V extends SingleView> {
  /** Id of what the page shows; '' where it has none. */
  readonly id: string;
  readonly data: T;
  readonly view: V;
}

/**
 * Starts what a page or a part of it does when its HTML is shown: controls at once, code for what is
 * not on the first screen when that has loaded.
 */
type StartPart<T, V extends SingleView> = (
  props: PartProps<T, V>,
  firstScreen: Promise<void>,
) => Promise<void> | void;

/** A part below the content that code takes over, such as a list. */
export interface TemplatePart<T, V extends SingleView> {
  /** Renders its HTML. */
  readonly Html: (props: PartProps<T, V>) => ReactNode;
  readonly start: StartPart<T, V>;
}

/** What distinguishes the templates of pages that show one item. */
export interface SingleTemplate<T, V extends SingleView> {
  /** Loads the content of the id in the path; '' when the path has none. */
  readonly load: (client: Client, id: string) => Promise<Loaded<T>>;
  /** Loads the messages; those of actions when absent. */
  readonly loadMessages?: (locale: Locale) => Promise<V['t']>;
  /** Title of the page while no content is loaded, and of content without metadata. */
  readonly name: (t: V['t']) => string;
  /**
   * Returns the metadata, on community pages with the object for the share calls; null when `start`
   * sets what differs from a page without content.
   */
  readonly describe: (data: T, view: V) => PageDescription | CommunityMetadata | null;
  /** Title and hint for content that does not exist. */
  readonly missing: readonly [KeyOf<V>, KeyOf<V>?];
  /** The screen, as on the baked page of the route where there is one. */
  readonly View: (
    props: Omit<PartProps<T, V>, 'id'> & {
      readonly list?: ReactNode;
      readonly comments?: ReactNode;
    },
  ) => ReactNode;
  /** Returns the data with HTML that has passed the sanitiser. */
  readonly sanitise?: (data: T, sanitise: (html: string) => string) => T;
  /** Returns whether the page is in English, as those of English articles; false when absent. */
  readonly isEnglish?: (data: T) => boolean;
  /** Loads the custom elements of the screen, after the first screen. */
  readonly loadElements?: () => Promise<unknown>;
  readonly start?: StartPart<T, V>;
  readonly list?: TemplatePart<T, V>;
  readonly comments?: TemplatePart<T, V>;
}

/**
 * Starts a template of a page that shows one item: loads its content and shows it as HTML that no
 * framework has rendered. Its lists and comments are islands, which start after the first screen.
 */
export function startSingleTemplate<T, V extends SingleView = SingleView>(
  template: SingleTemplate<T, V>,
): void {
  void showPage(template, createSinglePage());
}

async function showPage<T, V extends SingleView>(
  template: SingleTemplate<T, V>,
  page: SinglePage<T>,
): Promise<void> {
  const {
    load,
    loadMessages = loadActionMessages,
    name,
    describe,
    missing,
    View,
    start,
    list,
    comments,
  } = template;
  // Beside the content; a failure is met where it is used.
  const sanitiser = template.sanitise && import('../screens/single/sanitiseInBrowser.ts');
  sanitiser?.catch(() => {});
  const { content, settings, locale, t } = await loadTemplate<V['t']>(
    (settings) => page.load(settings, (client) => load(client, readPage().params.id ?? '')),
    loadMessages,
    () => {
      const state = page.$page.get();
      return state.state === 'ready' && template.isEnglish?.(state.value);
    },
  );
  const state = page.$page.get();
  if (state.state === 'loading') return;
  const { config } = state;
  const base = settings.siteBase;
  const frame = { config, t };
  if (state.state !== 'ready')
    return showAbsence(content, frame, {
      locale,
      name: name(t),
      kind: state.state === 'failed' ? state.kind : undefined,
      missing,
      onRetry: () => void showPage(template, page),
    });
  applyTheme({ locale, config });
  // The views of these pages only differ in their messages.
  const view = { t, locale, config, base, mapUrl: settings.mapUrl, now: serverNow() } as V;
  const data =
    template.sanitise && sanitiser
      ? template.sanitise(state.value, (await sanitiser).sanitiseInBrowser)
      : state.value;
  const facts = describe(data, view);
  const document = facts && describePage(facts, { settings, config, locale });
  updateListDocument(document && { ...document, columnId: '' }, facts?.name ?? name(t));
  const mark = facts && 'object' in facts ? facts : null;
  if (mark) {
    const { object, id, shareClosed = false, isWritable = false } = mark;
    markCommunityPage({ object, id, shareClosed }, isWritable);
  }
  const part = { id: mark?.id ?? '', data, view };
  showInFrame(
    content,
    frame,
    <View
      comments={comments && <comments.Html {...part} />}
      data={data}
      list={list && <list.Html {...part} />}
      view={view}
    />,
  );
  const firstScreen = whenFirstScreenLoaded(content.element);
  for (const startPart of [start, list?.start, comments?.start])
    void startPart?.(part, firstScreen);
  await firstScreen;
  void startTemplateBehaviours(locale);
  void template.loadElements?.();
}
