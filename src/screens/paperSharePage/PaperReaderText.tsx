import { useMemo } from 'react';
import { parseHtml } from '../../body/parse.browser.ts';
import { renderBody } from '../../body/pipeline.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { decideArticleLang } from '../../model/article/language.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import type { PaperMetadataSite } from '../../services/metadata/paperMetadata.ts';
import { createRareMarkup } from '../../services/rareMarkup.ts';
import type { Settings } from '../../settings.ts';
import { BodySegments } from '../../ui/BodySegments.tsx';
import { Message } from '../../ui/Message.tsx';
import { type PaperReading, reloadPaperArticle } from './paperReader.state.ts';

interface PaperReaderTextProps {
  readonly reading: PaperReading;
  readonly config: PaperMetadataSite['config'];
  readonly t: ActionTranslate;
}

/** Renders the article's text, or its loading or failed state. */
export function PaperReaderText({ reading, config, t }: PaperReaderTextProps) {
  switch (reading.state) {
    case 'loading':
      return (
        <div aria-busy="true" className="skeleton py-16" role="status">
          <span className="sr-only">{t('paper.loadingArticle')}</span>
          <i className="h-44 w-4/5" />
          <i className="mt-24 h-28 w-2/5" />
          <i className="mt-48 h-28" />
          <i className="mt-16 h-28" />
          <i className="mt-16 h-28 w-3/5" />
        </div>
      );
    case 'failed':
      return (
        <div className="py-64 text-center text-30 text-ink-2" role="alert">
          <Message
            k={reading.kind === 'empty' ? 'paper.articleGone' : 'paper.articleFailed'}
            t={t}
          />
          {reading.kind !== 'empty' && (
            <button
              className="mx-auto mt-24 block min-h-88 rounded border px-48 text-30 text-accent"
              onClick={() => reloadPaperArticle(readSettings())}
              type="button"
            >
              <Message k="page.retry" t={t} />
            </button>
          )}
        </div>
      );
    case 'ready':
      return <ArticleText article={reading.article} config={config} t={t} />;
    default:
      return reading satisfies never;
  }
}

interface TextProps extends Pick<PaperReaderTextProps, 'config' | 't'> {
  readonly article: Article;
}

function ArticleText({ article, config, t }: TextProps) {
  const { leadTitle, introTitle, title, subtitle, source, credits } = article;
  const body = useMemo(() => {
    const settings = readSettings();
    const { extra, leaveOut } = createRareMarkup(readLocale(settings.defaultLocale), t);
    return renderBody(article, createBodyOptions(config, settings), parseHtml, extra, leaveOut);
  }, [article, config, t]);
  const lead = introTitle || leadTitle;
  const authors = credits.filter(({ role }) => role === 'author' || role === 'reporter');
  const by = [...authors.map(({ names }) => names), source].filter(Boolean);
  return (
    <article lang={decideArticleLang(article, body)}>
      {lead && <p className="text-28 text-ink-2">{lead}</p>}
      <h2 className="paper-title text-38 font-bold">{title}</h2>
      {subtitle && <p className="mt-8 text-30 text-ink-2">{subtitle}</p>}
      {by.length > 0 && <p className="mt-16 text-26 text-ink-3">{by.join('　')}</p>}
      <div className="prose mt-24">
        <BodySegments
          segments={body.segments}
          selfMediaName=""
          t={t}
          tall={config.verticalVideoRatio}
          title={title}
        />
      </div>
    </article>
  );
}

const createBodyOptions = (config: PaperMetadataSite['config'], { contentUrl }: Settings) => ({
  original: false,
  preview: false,
  imageSuffixPath: config.imageSuffixPath,
  replaceNbsp: config.article.replaceNbsp,
  audioTitleType: config.article.audioTitleType,
  audioTitle: config.article.audioTitle,
  ...(contentUrl && { contentUrl }),
});
