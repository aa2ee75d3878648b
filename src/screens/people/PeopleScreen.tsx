import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readLocale } from '../../host/locale.ts';
import { markPeople } from '../../host/peopleDocument.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { JoinKey, JoinTranslate } from '../../i18n/translate.ts';
import { usePeopleWords } from '../../islands/people/usePeopleWords.ts';
import { describePage } from '../../stores/pageDocument.ts';
import type { ReadySingle, SinglePage } from '../../stores/singlePage.ts';
import { Failure } from '../../ui/Failure.tsx';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';
import { Gone } from '../list/Gone.tsx';
import { ListFrame } from '../list/ListFrame.tsx';

/** The message keys of a view. */
type KeyOf<V extends PeopleView> = Parameters<V['t']>[0];

export interface PeopleScreenProps<T, V extends PeopleView = PeopleView> {
  readonly page: SinglePage<T>;
  /** Loads the content; also called to retry. */
  readonly open: () => void;
  /** Shown until the content is loaded, also in the baked HTML. */
  readonly skeleton: ReactNode;
  /** Title of the page while no content is loaded. */
  readonly name: (t: V['t']) => string;
  readonly describe: (value: T, view: V) => PeopleFacts;
  /** Title and hint for content that does not exist. */
  readonly gone: readonly [KeyOf<V>, KeyOf<V>];
  readonly children: (value: T, view: V) => ReactNode;
  /** Hook that loads the messages, for pages with more messages than the default. */
  readonly useWords?: (readLocale: () => Locale) => V['t'] | null;
}

/** Renders a community page: back bar, content, and the states of loading, failure and absence. */
export function PeopleScreen<T, V extends PeopleView = PeopleView>(props: PeopleScreenProps<T, V>) {
  const { page, open, skeleton, name, describe, gone, children } = props;
  const { useWords = usePeopleWords } = props;
  const state = useStore(page.$page, { ssr: 'initial' });
  const t = useWords(() => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(open, []);
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
    <ListFrame config={config} locale={locale} shown={shown} t={t} title={facts?.name ?? name(t)}>
      <Mark facts={facts} />
      {state.state === 'ready' && children((state as ReadySingle<T>).value, view)}
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={open} t={t} />}
      {state.state === 'empty' && (
        <Gone t={t as JoinTranslate} words={gone as readonly [JoinKey, JoinKey]} />
      )}
    </ListFrame>
  );
}

/**
 * Marks the document with what the page shows; in a layout effect, so that the mark exists before
 * the behaviours read it.
 */
function Mark({ facts }: { readonly facts: PeopleFacts | null }) {
  const isThere = facts !== null;
  const { object = 0, id = '', shareClosed = false, isWritable = false } = facts ?? {};
  useLayoutEffect(() => {
    if (isThere) markPeople({ object, id, shareClosed }, isWritable);
  }, [isThere, object, id, shareClosed, isWritable]);
  return null;
}
