import { serverNow } from '../../host/clock.ts';
import { setColumnMetadata } from '../../host/document/setColumnMetadata.ts';
import { applyTheme, updateDocument } from '../../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../../host/firstScreen.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { pickRowSettings } from '../../model/site/rowSettings.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { describeSpecial } from '../../services/metadata/specialMetadata.ts';
import { loadTemplate } from '../../templates/loadTemplate.ts';
import { showAbsence } from '../../templates/templateFrame.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { Special } from './Special.tsx';
import { $special, loadSpecialPage } from './specDetail.state.ts';
import type { SpecialView } from './specialView.ts';

void startSpecial();

/** Loads the special that the address names and shows it as HTML that no framework has rendered. */
async function startSpecial(): Promise<void> {
  const { flags, params } = readPage();
  const { content, settings, locale, t } = await loadTemplate(
    (settings) =>
      loadSpecialPage(settings, { linkId: params.linkID ?? '', id: params.id ?? '', flags }),
    loadActionMessages,
    () => {
      const state = $special.get();
      return state.state === 'ready' && state.special.article?.isEnglish;
    },
  );
  const state = $special.get();
  if (state.state === 'loading') return;
  const { config } = state;
  const base = settings.siteBase;
  if (state.state !== 'ready')
    return showAbsence(
      content,
      { config, t },
      {
        locale,
        name: t('special.title'),
        kind: state.state === 'failed' ? state.kind : undefined,
        missing: ['special.gone', 'special.goneHint'],
        onRetry: () => void startSpecial(),
      },
    );
  const { special } = state;
  const { article } = special;
  const preview = (article !== null && !article.published) || flags.preview;
  const quiet = preview || flags.quiet;
  const view: SpecialView = {
    special,
    config,
    home: content.home,
    preview,
    quiet,
    feed: { ...pickRowSettings(config), base, now: serverNow(), t },
  };
  markPage(view, locale);
  content.show(toHtml(<Special view={view} />));
  await whenFirstScreenLoaded(content.element);
  void startTemplateBehaviours(locale);
  void import('../../elements/specialElements.ts');
  if (!article) return;
  const { visitArticle } = await import('../../services/statistics/visit.ts');
  await visitArticle(settings);
}

/** Applies the special's title, address and cards to the document. */
function markPage({ special, config, quiet }: SpecialView, locale: Locale): void {
  const { article, column } = special;
  const facts = describeSpecial(special, { settings: readSettings(), config, locale });
  if (article) {
    updateDocument({
      ...facts,
      locale,
      keepLocale: article.isEnglish,
      config,
      article: createArticleMark(article, false),
      quiet,
    });
  } else {
    applyTheme({ locale, config });
    setColumnMetadata({ ...facts, id: column.id });
  }
}
