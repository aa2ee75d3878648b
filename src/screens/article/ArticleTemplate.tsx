import { useStore } from '@nanostores/react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { needsExtra } from '../../body/needsExtra.ts';
import { parseHtml } from '../../body/parse.browser.ts';
import type { Transform } from '../../body/types.ts';
import { serverNow } from '../../host/clock.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Article } from '../../model/article/articleTypes.ts';
import { canComment, decideCommentSource, hasComments } from '../../model/comment/commentRules.ts';
import type { FailureKind } from '../../model/failure.ts';
import { loadMessages } from '../../services/loadMessages.ts';
import {
  $ads,
  $article,
  $extras,
  $siteConfig,
  loadArticle,
  loadExtras,
} from '../../state/article.ts';
import { ArticleSkeleton } from '../../ui/ArticleSkeleton.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import type { ArticleScreen } from './articleView.ts';
import { createArticleView } from './createArticleView.ts';

/**
 * Returns a component whose chunk loads after the text. When a deploy has removed the chunk, the
 * component renders nothing and the error is reported as an unhandled rejection, on which the page
 * reloads once (boot/reloadOnStaleChunk.ts).
 */
const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      void Promise.reject(error);
      return { default: () => null };
    }
  });
const BelowText = lazyPart(async () => (await import('./BelowText.tsx')).BelowText);
const ArticleBar = lazyPart(async () => (await import('./sections/ArticleBar.tsx')).ArticleBar);
const Lists = lazyPart(async () => (await import('./sections/ListSections.tsx')).ListSections);
const Comments = lazyPart(async () => (await import('../../islands/Comments.island.tsx')).Comments);
const Vote = lazyPart(async () => (await import('../../islands/Vote.island.tsx')).Vote);
const StateNotice = lazy(async () => ({
  default: (await import('./StateNotice.tsx')).StateNotice,
}));

const NO_TRANSFORMS: readonly Transform[] = [];
let extraTransforms: Promise<readonly Transform[]> | undefined;

/**
 * Returns the same promise for all renders, as `use` requires. When the chunk fails to load, the
 * text is shown without these transforms.
 */
const loadExtraTransforms = () =>
  (extraTransforms ??= import('../../body/extra/extraTransforms.ts').then(
    ({ EXTRA_TRANSFORMS }) => EXTRA_TRANSFORMS,
    (error) => {
      void Promise.reject(error);
      return NO_TRANSFORMS;
    },
  ));

const NO_LISTS = { hot: [], latest: [], related: [], recommended: [] };

export interface TemplateProps {
  /** Label of the skeleton, in the language of the deployment. */
  readonly loading: string;
  /** URL of the front page; passed as a prop, so that the route table is not part of this code. */
  readonly home: string;
  /** URL pattern of tags (model/article/tagLink.ts). */
  readonly tagLink: string;
}

interface ArticleTemplateProps extends TemplateProps {
  /** The screen of the route. */
  readonly Screen: ArticleScreen;
  /** Skeleton of the route; that of an article by default. */
  readonly Skeleton?: ComponentType<{ label: string }>;
}

/**
 * Root component of the template pages of articles: loads the article of a path without a baked
 * page and shows it on the screen of its route. Renders the skeleton until the article is loaded.
 */
export function ArticleTemplate(props: ArticleTemplateProps) {
  const { Skeleton = ArticleSkeleton, loading } = props;
  const skeleton = <Skeleton label={loading} />;
  useEffect(load, []);
  return (
    <Suspense fallback={skeleton}>
      <CurrentState {...props} skeleton={skeleton} />
    </Suspense>
  );
}

interface CurrentStateProps extends ArticleTemplateProps {
  readonly skeleton: ReactNode;
}

function CurrentState({ Screen, skeleton, home, tagLink }: CurrentStateProps) {
  const state = useStore($article, { ssr: 'initial' });
  switch (state.state) {
    case 'loading':
      return skeleton;
    case 'empty':
      return <NoArticle failure={null} home={home} />;
    case 'failed':
      return <NoArticle failure={state.error.kind} home={home} />;
    case 'ready':
    case 'preview':
      return (
        <ArticleContent Screen={Screen} article={state.article} home={home} tagLink={tagLink} />
      );
  }
}

function load(): void {
  const { flags, params } = readPage();
  const { id = '', columnId = '' } = params;
  void loadArticle(readSettings(), { id, columnId, flags });
}

function NoArticle({ failure, home }: { failure: FailureKind | null; home: string }) {
  const t = use(loadMessages(readLocale(readSettings().defaultLocale)));
  return <StateNotice failure={failure} home={home} onRetry={load} t={t} />;
}

/** Returns whether the text has been committed; starts loading what is shown below it then. */
function useTextShown(locale: Locale): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(true);
    void loadExtras(readSettings(), readPage().flags.digital);
    void startTemplateBehaviours(locale);
  }, [locale]);
  return shown;
}

interface ArticleContentProps extends Omit<ArticleTemplateProps, 'loading' | 'Skeleton'> {
  readonly article: Article;
}

function ArticleContent({ Screen, article, home, tagLink }: ArticleContentProps) {
  const config = useStore($siteConfig);
  const extras = useStore($extras);
  const settings = readSettings();
  // English articles switch the locale while they are open (product 1.3).
  const locale = article.isEnglish ? 'en' : readLocale(settings.defaultLocale);
  // Requested before the messages are awaited, so that both load at the same time.
  const loading = needsExtra(article.content) && loadExtraTransforms();
  const t = use(loadMessages(locale));
  const extra = loading ? use(loading) : NO_TRANSFORMS;
  const { flags, params } = readPage();
  const textShown = useTextShown(locale);

  const view = useMemo(
    () =>
      createArticleView(
        {
          article,
          config,
          settings,
          columnId: params.columnId ?? '',
          ads: $ads.get(),
          lists: extras?.lists ?? NO_LISTS,
          comments: extras?.comments ?? null,
          reporters: extras?.reporters ?? article.reporters,
          live: null,
        },
        { flags, home, tagLink, locale, t, now: serverNow(), parse: parseHtml, extra },
      ),
    [article, config, settings, params, flags, extras, home, tagLink, locale, t, extra],
  );

  useEffect(() => {
    void import('./updatePage.ts').then(({ updatePage }) => updatePage(view, flags));
  }, [view, flags]);

  return (
    <Screen
      view={view}
      below={
        textShown && (
          <Suspense>
            <BelowText
              view={view}
              vote={article.vote && !view.quiet && <Vote vote={article.vote} locale={locale} />}
            />
          </Suspense>
        )
      }
      bar={
        textShown && (
          <Suspense>
            <ArticleBar view={view} />
          </Suspense>
        )
      }
      lists={
        extras && (
          <Suspense>
            <Lists view={view} />
          </Suspense>
        )
      }
      comments={
        extras &&
        !view.quiet &&
        hasComments(article, config) && (
          <Suspense>
            <Comments
              articleId={article.id}
              canWrite={canComment(article, config)}
              loaded={extras.comments}
              source={decideCommentSource(article.kind, flags.digital)}
              countHot={config.discuss.countHot}
              locale={locale}
              times={config.times}
            />
          </Suspense>
        )
      }
    />
  );
}
