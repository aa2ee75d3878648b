import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { setColumnMetadata } from '../../host/document/setColumnMetadata.ts';
import {
  applyTheme,
  setDocumentTitle,
  updateDocument,
} from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { linkTo } from '../../routes.ts';
import { describeSpecial } from '../../services/metadata/specialMetadata.ts';
import { visitArticle } from '../../services/statistics/visit.ts';
import { $special, loadSpecialPage, type SpecialState } from '../../state/specDetail.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { MissingNotice } from '../list/MissingNotice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { Special } from './Special.tsx';

function load(): void {
  const { flags, params } = readPage();
  void loadSpecialPage(readSettings(), { linkId: params.linkID ?? '', id: params.id ?? '', flags });
}

/** Template page of a special without a baked page. */
export function SpecDetailTemplate({ loading }: { readonly loading: string }) {
  const state = useStore($special, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  const locale = readLocale(readSettings().defaultLocale);
  if (state.state === 'ready') return <Ready locale={locale} state={state} t={t} />;
  return (
    <ListFrame
      config={state.config}
      locale={locale}
      metadata={null}
      t={t}
      title={t('special.title')}
    >
      {state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={load} t={t} />
      ) : (
        <MissingNotice t={t} messageKeys={['special.gone', 'special.goneHint']} />
      )}
    </ListFrame>
  );
}

interface ReadyProps {
  readonly state: Extract<SpecialState, { state: 'ready' }>;
  readonly locale: Locale;
  readonly t: ActionTranslate;
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
      applyTheme({ locale, config });
      setColumnMetadata({ ...facts, id: column.id });
      if (own) setDocumentTitle(own);
    }
    void startTemplateBehaviours(locale);
  }, [special, article, column, config, locale, quiet]);
  const base = settings.siteBase;
  const feed = { base, times: config.times, counts: config.counts, now: serverNow(), t };
  const home = linkTo('home', {}, base);
  return <Special view={{ special, config, home, preview, quiet, feed }} />;
}
