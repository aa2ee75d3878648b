import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { markPeople } from '../../host/peopleDocument.ts';
import { readSettings } from '../../host/settings.ts';
import type { PeopleKey, PeopleTranslate } from '../../i18n/translate.ts';
import { usePeopleWords } from '../../islands/people/usePeopleWords.ts';
import { describePage } from '../../stores/pageDocument.ts';
import type { ReadySingle, SinglePage } from '../../stores/singlePage.ts';
import { Failure } from '../../ui/Failure.tsx';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';
import { Gone } from '../list/Gone.tsx';
import { ListFrame } from '../list/ListFrame.tsx';

interface PeopleScreenProps<T> {
  readonly page: SinglePage<T>;
  /** Asks for what it shows; again when that did not come. */
  readonly open: () => void;
  /** What stands before there is anything, baked too. */
  readonly skeleton: ReactNode;
  /** The page's name where there is nothing that it shows. */
  readonly name: (t: PeopleTranslate) => string;
  readonly describe: (value: T, view: PeopleView) => PeopleFacts;
  /** Where there is no such thing: what happened, and what readers can do. */
  readonly gone: readonly [PeopleKey, PeopleKey];
  readonly children: (value: T, view: PeopleView) => ReactNode;
}

/** The one shape of pages about people: a bar, what they show, and what stands in its place. */
export function PeopleScreen<T>(props: PeopleScreenProps<T>) {
  const { page, open, skeleton, name, describe, gone, children } = props;
  const state = useStore(page.$page, { ssr: 'initial' });
  const t = usePeopleWords(() => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(open, []);
  if (!t || state.state === 'loading') return skeleton;
  const { config } = state;
  const settings = readSettings();
  const locale = readLocale(settings.defaultLocale);
  const view: PeopleView = { t, locale, config, base: settings.siteBase, now: Date.now() };
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
      {state.state === 'empty' && <Gone t={t} words={gone} />}
    </ListFrame>
  );
}

/** Says in the document what the page shows, before the late behaviours look for it. */
function Mark({ facts }: { readonly facts: PeopleFacts | null }) {
  const isThere = facts !== null;
  const { object = 0, id = '', shareClosed = false, isWritable = false } = facts ?? {};
  useLayoutEffect(() => {
    if (isThere) markPeople({ object, id, shareClosed }, isWritable);
  }, [isThere, object, id, shareClosed, isWritable]);
  return null;
}
