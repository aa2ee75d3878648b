import { useStore } from '@nanostores/react';
import { lazy, Suspense, use, useEffect, useMemo } from 'react';
import { parseHtml } from '../../body/parse.browser.ts';
import { updateDocument } from '../../host/document.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Article } from '../../model/article/types.ts';
import { hasComments } from '../../model/comment/rules.ts';
import type { FailureKind } from '../../model/failure.ts';
import { $ads, $article, $extras, $siteConfig, loadArticle } from '../../stores/article.ts';
import { openWords } from '../../stores/language.ts';
import { ArticleSkeleton } from '../../ui/ArticleSkeleton.tsx';
import { createView } from './createView.ts';
import { NewsDetail } from './NewsDetail.tsx';

// What the text does not wait for comes in files of its own.
const Lists = lazy(async () => ({ default: (await import('./sections/Lists.tsx')).Lists }));
const Comments = lazy(async () => ({
  default: (await import('../../islands/Comments.island.tsx')).Comments,
}));
const StateNotice = lazy(async () => ({
  default: (await import('./StateNotice.tsx')).StateNotice,
}));

const NO_LISTS = { hot: [], latest: [], related: [], recommended: [] };

/**
 * The root of the template page: a path without a baked file loads its article here and
 * shows it with the same sections. Before it wakes it shows the article's skeleton.
 */
export function NewsDetailTemplate({ loading }: { loading: string }) {
  useEffect(load, []);
  const skeleton = <ArticleSkeleton label={loading} />;
  return (
    <Suspense fallback={skeleton}>
      <CurrentState loading={loading} />
    </Suspense>
  );
}

function CurrentState({ loading }: { loading: string }) {
  const state = useStore($article, { ssr: 'initial' });
  switch (state.state) {
    case 'loading':
      return <ArticleSkeleton label={loading} />;
    case 'empty':
      return <NoArticle failure={null} />;
    case 'failed':
      return <NoArticle failure={state.error.kind} />;
    case 'ready':
    case 'preview':
      return <LoadedArticle article={state.article} />;
  }
}

function load(): void {
  const { flags, params } = readPage('newsDetail');
  const { id = '', columnId = '' } = params;
  void loadArticle(readSettings(), { id, columnId, flags });
}

function NoArticle({ failure }: { failure: FailureKind | null }) {
  const t = use(openWords(readLocale(readSettings().defaultLocale)));
  return <StateNotice failure={failure} onRetry={load} t={t} />;
}

function LoadedArticle({ article }: { article: Article }) {
  const config = useStore($siteConfig);
  const extras = useStore($extras);
  const settings = readSettings();
  // English articles switch the locale while they are open (spec section 1).
  const locale = article.isEnglish ? 'en' : readLocale(settings.defaultLocale);
  const t = use(openWords(locale));
  const { flags, params } = useMemo(() => readPage('newsDetail'), []);

  const view = useMemo(
    () =>
      createView(
        {
          article,
          config,
          settings,
          columnId: params.columnId ?? '',
          ads: $ads.get(),
          lists: extras?.lists ?? NO_LISTS,
          comments: extras?.comments ?? null,
          reporters: extras?.reporters ?? article.reporters,
        },
        { flags, locale, t, now: Date.now(), parse: parseHtml },
      ),
    [article, config, settings, params, flags, extras, locale, t],
  );

  useEffect(() => {
    void import('./metadata.ts').then(({ articleMetadata }) => {
      const { title, canonical } = articleMetadata(view);
      const keepLocale = article.isEnglish;
      updateDocument({ title: flags.title || title, canonical, locale, keepLocale, config });
    });
  }, [view, flags, locale, article, config]);

  return (
    <NewsDetail
      view={view}
      lists={
        <Suspense>
          <Lists view={view} />
        </Suspense>
      }
      comments={
        extras &&
        !view.quiet &&
        hasComments(article, config) && (
          <Suspense>
            <Comments
              articleId={article.id}
              baked={extras.comments}
              discuss={config.discuss}
              fresh={extras.comments !== null}
              locale={locale}
              times={config.times}
            />
          </Suspense>
        )
      }
    />
  );
}
