import type { ReactNode } from 'react';
import { serverNow } from '../host/clock.ts';
import { markCommunityPage } from '../host/document/markCommunityPage.ts';
import { applyTheme } from '../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import { readLocale } from '../host/locale.ts';
import { readPage } from '../host/page.ts';
import { readSettings } from '../host/settings.ts';
import { takeTemplateContent } from '../host/templateContent.ts';
import type { JoinMessageKey, JoinTranslate } from '../i18n/translate.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import { ListShell } from '../screens/list/ListShell.tsx';
import { MissingNotice } from '../screens/list/MissingNotice.tsx';
import { updateListDocument } from '../screens/list/updateListDocument.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { enableCommunityMessages } from '../services/loadCommunityMessages.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { describePage } from '../services/metadata/pageMetadata.ts';
import type { Settings } from '../settings.ts';
import type { SinglePage } from '../state/singlePage.ts';
import type { CommunityMetadata, CommunityView } from '../ui/community/communityView.ts';
import { Failure } from '../ui/Failure.tsx';

/** The message keys of a view. */
type KeyOf<V extends CommunityView> = Parameters<V['t']>[0];

/** What a part of a template needs: a list, or comments. */
export interface PartProps<T, V extends CommunityView = CommunityView> {
  /** Id of what the page shows. */
  readonly id: string;
  readonly data: T;
  readonly view: V;
}

/** A part below the content that React takes over, such as a list. */
export interface TemplatePart<T, V extends CommunityView = CommunityView> {
  /** Renders its HTML. */
  readonly Html: (props: PartProps<T, V>) => ReactNode;
  /**
   * Starts it in the page that shows its HTML: controls at once, code for what is not on the first
   * screen when that has loaded.
   */
  readonly start: (props: PartProps<T, V>, firstScreen: Promise<void>) => Promise<void>;
}

/** What distinguishes the templates of community pages. */
export interface CommunityTemplate<T, V extends CommunityView = CommunityView> {
  readonly page: SinglePage<T>;
  /** Loads the content of the id in the path; '' when the path has none. */
  readonly load: (settings: Settings, id: string) => Promise<void>;
  /** Title of the page while no content is loaded. */
  readonly name: (t: V['t']) => string;
  readonly describe: (data: T, view: V) => CommunityMetadata;
  /** Title and hint for content that does not exist. */
  readonly missing: readonly [KeyOf<V>, KeyOf<V>];
  /** The screen, as on the baked page of the route where there is one. */
  readonly View: (
    props: Omit<PartProps<T, V>, 'id'> & {
      readonly list?: ReactNode;
      readonly comments?: ReactNode;
    },
  ) => ReactNode;
  /** Returns the data with HTML that has passed the sanitiser. */
  readonly sanitise?: (data: T, sanitise: (html: string) => string) => T;
  /** Loads the custom elements of the screen, after the first screen. */
  readonly loadElements?: () => Promise<unknown>;
  readonly list?: TemplatePart<T, V>;
  readonly comments?: TemplatePart<T, V>;
  /** Adds the messages of the page; those of the community by default. */
  readonly enableMessages?: () => void;
}

/**
 * Starts a template of a community page: loads its content and shows it as HTML that no framework has
 * rendered. Its lists and comments are islands, which start after the first screen.
 */
export function startCommunityTemplate<T, V extends CommunityView = CommunityView>(
  template: CommunityTemplate<T, V>,
): void {
  (template.enableMessages ?? enableCommunityMessages)();
  void showPage(template);
}

async function showPage<T, V extends CommunityView>(
  template: CommunityTemplate<T, V>,
): Promise<void> {
  const { page, load, name, describe, missing, View, list, comments } = template;
  const content = takeTemplateContent();
  const settings = readSettings();
  const locale = readLocale(settings.defaultLocale);
  // Both beside the content; a failure is met where they are used.
  const messages = loadActionMessages(locale) as Promise<V['t']>;
  const sanitiser = template.sanitise && import('../screens/single/sanitiseInBrowser.ts');
  messages.catch(() => {});
  sanitiser?.catch(() => {});
  await load(settings, readPage().params.id ?? '');
  const t = await messages;
  const state = page.$page.get();
  if (state.state === 'loading') return;
  const { config } = state;
  const base = settings.siteBase;
  const show = (children: ReactNode) =>
    content.show(
      toHtml(
        <ListShell base={base} siteName={config.siteName} t={t}>
          {children}
        </ListShell>,
      ),
    );
  applyTheme({ locale, config });
  if (state.state !== 'ready') {
    const retry = () => void showPage(template);
    updateListDocument(null, name(t));
    show(
      state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={retry} t={t} />
      ) : (
        <MissingNotice
          messageKeys={missing as readonly [JoinMessageKey, JoinMessageKey]}
          t={t as JoinTranslate}
        />
      ),
    );
    content.element.querySelector('main button')?.addEventListener('click', retry);
    return startTemplateBehaviours(locale);
  }
  // The views of these pages only differ in their messages.
  const view = { t, locale, config, base, now: serverNow() } as V;
  const facts = describe(state.value, view);
  const data =
    template.sanitise && sanitiser
      ? template.sanitise(state.value, (await sanitiser).sanitiseInBrowser)
      : state.value;
  const document = describePage(facts, { settings, config, locale });
  updateListDocument({ ...document, columnId: '' }, facts.name);
  const { object, id, shareClosed = false, isWritable = false } = facts;
  markCommunityPage({ object, id, shareClosed }, isWritable);
  const part = { id, data, view };
  show(
    <View
      comments={comments && <comments.Html {...part} />}
      data={data}
      list={list && <list.Html {...part} />}
      view={view}
    />,
  );
  const firstScreen = whenFirstScreenLoaded(content.element);
  void list?.start(part, firstScreen);
  void comments?.start(part, firstScreen);
  await firstScreen;
  void startTemplateBehaviours(locale);
  void template.loadElements?.();
}
