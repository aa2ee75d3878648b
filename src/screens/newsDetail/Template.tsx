import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useMemo } from 'react';
import { parseBrowser } from '../../body/parse.browser.ts';
import { updateDocument } from '../../host/document.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Comments } from '../../islands/Comments.island.tsx';
import { hasComments } from '../../model/comment/rules.ts';
import type { FailureKind } from '../../model/failure.ts';
import type { Article } from '../../model/article/types.ts';
import { $ads, $article, $extras, $siteConfig, loadArticle } from '../../stores/article.ts';
import { openWords } from '../../stores/language.ts';
import { ArticleSkeleton } from '../../ui/ArticleSkeleton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Words } from '../../ui/words.tsx';
import { createView } from './createView.ts';
import { articleMetadata } from './metadata.ts';
import { NewsDetail } from './NewsDetail.tsx';

const NO_LISTS = { hot: [], latest: [], related: [], recommended: [] };

/**
 * The root of the template page: a path without a baked file loads its article here and
 * shows it with the same sections. Before it wakes it shows the article's skeleton.
 */
export function NewsDetailTemplate({ loading }: { loading: string }) {
  const skeleton = <ArticleSkeleton label={loading} />;
  const state = useStore($article, { ssr: 'initial' });

  useEffect(() => void load(), []);

  switch (state.state) {
    case 'loading':
      return skeleton;
    case 'empty':
      return (
        <Suspense fallback={skeleton}>
          <Empty />
        </Suspense>
      );
    case 'failed':
      return (
        <Suspense fallback={skeleton}>
          <Failed kind={state.error.kind} />
        </Suspense>
      );
    case 'ready':
    case 'preview':
      return (
        <Suspense fallback={skeleton}>
          <LoadedArticle article={state.article} />
        </Suspense>
      );
  }
}

function load() {
  const { flags, params } = readPage('newsDetail');
  const { id = '', columnId = '' } = params;
  return loadArticle(readSettings(), { id, columnId, flags });
}

const useReaderWords = (): Translate => use(openWords(readLocale(readSettings().defaultLocale)));

function Empty() {
  const t = useReaderWords();
  return (
    <Notice
      title={<Words k="state.empty" t={t} />}
      text={<Words k="state.emptyHint" t={t} />}
    />
  );
}

function Failed({ kind }: { kind: FailureKind }) {
  return <Failure kind={kind} onRetry={() => void load()} t={useReaderWords()} />;
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
        { flags, locale, t, now: Date.now(), parse: parseBrowser },
      ),
    [article, config, settings, params, flags, extras, locale, t],
  );

  useEffect(() => {
    const { title, canonical } = articleMetadata(view);
    updateDocument({
      title: flags.title || title,
      canonical,
      locale,
      keepLocale: article.isEnglish,
      config,
    });
  }, [view, flags, locale, article, config]);

  return (
    <NewsDetail
      view={view}
      comments={
        extras &&
        !view.quiet &&
        hasComments(article, config) && (
          <Comments
            articleId={article.id}
            baked={extras.comments}
            discuss={config.discuss}
            fresh={extras.comments !== null}
            locale={locale}
            times={config.times}
          />
        )
      }
    />
  );
}
