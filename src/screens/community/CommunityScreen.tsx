import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { markCommunityPage } from '../../host/document/markCommunityPage.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { JoinMessageKey, JoinTranslate } from '../../i18n/translate.ts';
import { useMessages } from '../../islands/useMessages.ts';
import { loadCommunityMessages } from '../../services/loadCommunityMessages.ts';
import { describePage } from '../../services/metadata/pageMetadata.ts';
import type { ReadySingle, SinglePage } from '../../state/singlePage.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { Failure } from '../../ui/Failure.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { MissingNotice } from '../list/MissingNotice.tsx';

/** The message keys of a view. */
type KeyOf<V extends CommunityView> = Parameters<V['t']>[0];

export interface CommunityScreenProps<T, V extends CommunityView = CommunityView> {
  readonly page: SinglePage<T>;
  /** Loads the content; also called to retry. */
  readonly load: () => void;
  /** Shown until the content is loaded, also in the baked HTML. */
  readonly skeleton: ReactNode;
  /** Title of the page while no content is loaded. */
  readonly name: (t: V['t']) => string;
  readonly describe: (value: T, view: V) => CommunityMetadata;
  /** Title and hint for content that does not exist. */
  readonly missing: readonly [KeyOf<V>, KeyOf<V>];
  readonly children: (value: T, view: V) => ReactNode;
  /** Loads the messages; those of community pages when absent. */
  readonly loadMessages?: (locale: Locale) => Promise<V['t']>;
}

/** Renders a community page: back bar, content, and the states of loading, failure and absence. */
export function CommunityScreen<T, V extends CommunityView = CommunityView>(
  props: CommunityScreenProps<T, V>,
) {
  const { page, load, skeleton, name, describe, missing, children } = props;
  const { loadMessages = loadCommunityMessages } = props;
  const state = useStore(page.$page, { ssr: 'initial' });
  const t = useMessages<V['t']>(loadMessages, () => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(load, []);
  if (!t || state.state === 'loading') return skeleton;
  const { config } = state;
  const settings = readSettings();
  const locale = readLocale(settings.defaultLocale);
  // The views of these pages only differ in their messages.
  const view = { t, locale, config, base: settings.siteBase, now: serverNow() } as V;
  const facts = state.state === 'ready' ? describe(state.value, view) : null;
  const shown = facts && {
    ...describePage(facts, { settings, config, locale }),
    columnId: '',
  };
  return (
    <ListFrame
      config={config}
      locale={locale}
      metadata={shown}
      t={t}
      title={facts?.name ?? name(t)}
    >
      <PageObjectMark facts={facts} />
      {state.state === 'ready' && children((state as ReadySingle<T>).value, view)}
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
      {state.state === 'empty' && (
        <MissingNotice
          t={t as JoinTranslate}
          messageKeys={missing as readonly [JoinMessageKey, JoinMessageKey]}
        />
      )}
    </ListFrame>
  );
}

/**
 * Marks the document with what the page shows; in a layout effect, so that the mark exists before
 * the behaviours read it.
 */
function PageObjectMark({ facts }: { readonly facts: CommunityMetadata | null }) {
  const isThere = facts !== null;
  const { object = 0, id = '', shareClosed = false, isWritable = false } = facts ?? {};
  useLayoutEffect(() => {
    if (isThere) markCommunityPage({ object, id, shareClosed }, isWritable);
  }, [isThere, object, id, shareClosed, isWritable]);
  return null;
}
