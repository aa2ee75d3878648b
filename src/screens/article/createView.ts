import { renderBody } from '../../body/pipeline.ts';
import type { BodyOptions, ParseHtml, Transform } from '../../body/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { decideArticleLang } from '../../model/article/language.ts';
import type { PageFlags } from '../../model/mode.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { ArticlePage, ArticleView } from './view.ts';

interface Rendering {
  /** null in baked pages, which are the same for all modes. */
  readonly flags: PageFlags | null;
  readonly home: string;
  readonly tagLink: string;
  readonly locale: Locale;
  readonly t: Translate;
  readonly now: number | null;
  readonly parse: ParseHtml;
  /** The transforms of `body/extra`; may be empty for content that needs none of them. */
  readonly extra: readonly Transform[];
}

/** Returns the view of an article from the loaded data and the rendering context. */
export function createView(
  page: Omit<ArticlePage, 'route'>,
  { flags, parse, extra, ...rest }: Rendering,
): ArticleView {
  const { article, config } = page;
  const preview = !article.published || (flags?.preview ?? false);
  const body = renderBody(article, bodyOptions(config, flags), parse, extra);
  return {
    ...page,
    ...rest,
    body,
    lang: decideArticleLang(article, body),
    preview,
    quiet: preview || (flags !== null && (flags.view || flags.cms)),
  };
}

function bodyOptions(
  { article, imageSuffixPath }: SiteConfig,
  flags: PageFlags | null,
): BodyOptions {
  return {
    original: flags !== null && (flags.view || flags.preview || flags.poster),
    preview: flags?.preview ?? false,
    imageSuffixPath,
    replaceNbsp: article.replaceNbsp,
    audioTitleType: article.audioTitleType,
    audioTitle: article.audioTitle,
  };
}
