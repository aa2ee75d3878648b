import { needsExtra } from '../body/needsExtra.ts';
import { parseHtml } from '../body/parse.browser.ts';
import { serverNow } from '../host/clock.ts';
import { foldText } from '../host/document/foldText.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import { readLocale } from '../host/locale.ts';
import { readPage } from '../host/page.ts';
import { readSettings } from '../host/settings.ts';
import { type TemplateContent, takeTemplateContent } from '../host/templateContent.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import { TOP_AD_WAIT_MS } from '../model/ads/normaliseAds.ts';
import type { Article } from '../model/article/normaliseArticle.ts';
import type { FailureKind } from '../model/failure.ts';
import { withLimit } from '../model/withLimit.ts';
import type { ArticleScreen, ArticleView } from '../screens/article/articleView.ts';
import { createArticleView } from '../screens/article/createArticleView.ts';
import { loadActionMessages, loadMessages } from '../services/loadMessages.ts';
import { $ads, $article, loadArticle } from '../state/article.ts';
import { readSiteConfig } from '../state/siteConfig.ts';
import { Slot } from './Slot.tsx';

/** What distinguishes the templates of articles. */
export interface ArticleTemplate {
  /** The screen of the route. */
  readonly Screen: ArticleScreen;
  /** The screen uses the messages of actions, too. */
  readonly needsActionMessages?: boolean;
  /**
   * Loads what starts when the text is shown, beside the parts of every article. What is returned
   * starts it, and resolves when it has its size.
   */
  readonly loadParts?: () => Promise<(view: ArticleView) => Promise<void>>;
}

/** Longest time that the sections below an article wait for what grows above them. */
const SETTLE_LIMIT_MS = 3_000;

/**
 * Starts a template page of articles: loads the article of a path without a baked page and shows it
 * on the screen of its route, as HTML that no framework has rendered. What is below the text follows
 * in a second file (articleParts.tsx), React with the first part that needs it.
 */
export async function startArticleTemplate(template: ArticleTemplate): Promise<void> {
  const content = takeTemplateContent();
  const { flags, params } = readPage();
  const { id = '', columnId = '' } = params;
  const settings = readSettings();
  // Beside the article; a failure is met where the messages are used.
  loadTemplateMessages(template, readLocale(settings.defaultLocale)).catch(() => {});
  await loadArticle(settings, { id, columnId, flags });
  const state = $article.get();
  const retry = () => void startArticleTemplate(template);
  switch (state.state) {
    case 'loading':
      return;
    case 'empty':
      return showNotice(content, null, retry);
    case 'failed':
      return showNotice(content, state.error.kind, retry);
    case 'ready':
    case 'preview':
      return showArticle(content, template, state.article);
  }
}

async function showNotice(
  content: TemplateContent,
  failure: FailureKind | null,
  retry: () => void,
): Promise<void> {
  const { showArticleNotice } = await import('./articleNotice.tsx');
  await showArticleNotice(content, failure, retry);
}

async function showArticle(
  content: TemplateContent,
  template: ArticleTemplate,
  article: Article,
): Promise<void> {
  const { Screen, loadParts } = template;
  const settings = readSettings();
  // English articles switch the locale while they are open (product 1.3).
  const locale = article.isEnglish ? 'en' : readLocale(settings.defaultLocale);
  const { flags, params } = readPage();
  const [t, ads, rare] = await Promise.all([
    loadTemplateMessages(template, locale),
    withLimit($ads.get(), TOP_AD_WAIT_MS),
    needsRareMarkup(article) ? loadRareMarkup() : null,
  ]);
  const view = createArticleView(
    {
      article,
      config: readSiteConfig(),
      settings,
      columnId: params.columnId ?? '',
      ads,
      lists: { hot: [], latest: [], related: [], hasMoreRelated: false, recommended: [] },
      comments: null,
      reporters: article.reporters,
      live: null,
    },
    {
      flags,
      home: content.home,
      tagLink: content.tagLink,
      locale,
      t,
      now: serverNow(),
      parse: parseHtml,
      ...rare?.createRareMarkup(locale, t),
      areas: rare?.parseOwnAreas(article.paper.layout, article.id) ?? [],
    },
  );
  content.show(
    toHtml(
      <Screen
        view={view}
        bar={<Slot name="bar" />}
        bottomAd={<Slot name="bottomAd" />}
        below={<Slot name="below" />}
        comments={<Slot name="comments" />}
        lists={<Slot name="lists" />}
      />,
    ),
  );
  foldText();
  await whenFirstScreenLoaded(content.element);
  const settled = loadParts ? startParts(loadParts, view) : Promise.resolve();
  const { showArticleParts } = await import('./articleParts.tsx');
  await showArticleParts(content, view, flags, settled);
}

const loadTemplateMessages = (
  { needsActionMessages }: ArticleTemplate,
  locale: Locale,
): Promise<Translate> => (needsActionMessages ? loadActionMessages : loadMessages)(locale);

/** Resolves when the parts have their size, at the latest after the limit, also when they fail. */
const startParts = (
  loadParts: NonNullable<ArticleTemplate['loadParts']>,
  view: ArticleView,
): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, SETTLE_LIMIT_MS);
    void loadParts()
      .then((start) => start(view))
      .finally(resolve);
  });

/** Also for the sentence in place of an image without an address, and an article's place in a newspaper. */
const needsRareMarkup = ({ content, pictures, paper }: Article): boolean =>
  needsExtra(content) || pictures.some(({ url }) => url === '') || paper.layoutImage !== '';

/** Without this file the text is shown without these transforms, and the failure is reported. */
const loadRareMarkup = () =>
  import('../services/rareMarkup.ts').catch((error) => {
    void Promise.reject(error);
    return null;
  });
