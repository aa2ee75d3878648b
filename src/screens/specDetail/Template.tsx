import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { showColumnDocument } from '../../host/columnDocument.ts';
import { dressDocument, nameDocument, updateDocument } from '../../host/document.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { linkTo } from '../../routes.ts';
import { $special, openSpecial, type SpecialState } from '../../stores/specDetail.ts';
import { describeSpecial } from '../../stores/specialDocument.ts';
import { visitArticle } from '../../stores/visit.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Gone } from '../list/Gone.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { Special } from './Special.tsx';

function open(): void {
  const { flags, params } = readPage();
  void openSpecial(readSettings(), { linkId: params.linkID ?? '', id: params.id ?? '', flags });
}

/** Template page of a special without a baked page. */
export function SpecDetailTemplate({ loading }: { readonly loading: string }) {
  const state = useStore($special, { ssr: 'initial' });
  const t = useActWords(() => readLocale(readSettings().defaultLocale));
  useEffect(open, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  const locale = readLocale(readSettings().defaultLocale);
  if (state.state === 'ready') return <Ready locale={locale} state={state} t={t} />;
  return (
    <ListFrame config={state.config} locale={locale} shown={null} t={t} title={t('special.title')}>
      {state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={open} t={t} />
      ) : (
        <Gone t={t} words={['special.gone', 'special.goneHint']} />
      )}
    </ListFrame>
  );
}

interface ReadyProps {
  readonly state: Extract<SpecialState, { state: 'ready' }>;
  readonly locale: Locale;
  readonly t: ActTranslate;
}

function Ready({ state: { special, config }, locale, t }: ReadyProps) {
  const settings = readSettings();
  const { flags } = readPage();
  const { article, column } = special;
  const preview = (article !== null && !article.published) || flags.preview;
  const quiet = preview || flags.view || flags.cms;
  useEffect(() => {
    const facts = describeSpecial(special, { settings: readSettings(), config, locale });
    const own = readPage().flags.title;
    if (article) {
      updateDocument({
        ...facts,
        title: own || facts.title,
        locale,
        keepLocale: false,
        config,
        article: createArticleMark(article, false),
        quiet,
      });
      void visitArticle(readSettings());
    } else {
      dressDocument({ locale, config });
      showColumnDocument({ ...facts, id: column.id });
      if (own) nameDocument(own);
    }
    void startTemplateBehaviours(locale);
  }, [special, article, column, config, locale, quiet]);
  const base = settings.siteBase;
  const feed = { base, times: config.times, counts: config.counts, now: serverNow(), t };
  const home = linkTo('home', {}, base);
  return <Special view={{ special, config, home, preview, quiet, feed }} />;
}
