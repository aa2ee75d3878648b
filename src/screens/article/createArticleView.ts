import { renderBody } from '../../body/pipeline.ts';
import type { BodyOptions, LeaveOut, ParseHtml, Transform } from '../../body/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { decideArticleLang } from '../../model/article/language.ts';
import type { PageFlags } from '../../model/mode.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';
import type { ArticlePageData, ArticleView } from './articleView.ts';

interface RenderingContext {
  /** null in baked pages, which are the same for all modes. */
  readonly flags: PageFlags | null;
  readonly home: string;
  readonly tagLink: string;
  readonly locale: Locale;
  readonly t: Translate;
  readonly now: number | null;
  readonly parse: ParseHtml;
  /** The transforms of `body/extra`; may be absent for content that needs none of them. */
  readonly extra?: readonly Transform[];
  readonly areas: ArticleView['areas'];
  /** Receives what is left out of the text; nothing is shown in its place when it is absent. */
  readonly leaveOut?: LeaveOut;
}

/** Returns the view of an article from the loaded data and the rendering context. */
export function createArticleView(
  page: Omit<ArticlePageData, 'route'>,
  { flags, parse, extra, leaveOut, ...rest }: RenderingContext,
): ArticleView {
  const { article, config, settings } = page;
  const preview = !article.published || (flags?.preview ?? false);
  const body = renderBody(
    article,
    createBodyOptions(config, settings, flags),
    parse,
    extra,
    leaveOut,
  );
  return {
    ...page,
    ...rest,
    body,
    lang: decideArticleLang(article, body),
    preview,
    quiet: preview || (flags?.quiet ?? false),
  };
}

function createBodyOptions(
  { article, imageSuffixPath }: SiteConfig,
  { contentUrl }: Settings,
  flags: PageFlags | null,
): BodyOptions {
  return {
    original: flags !== null && (flags.view || flags.preview || flags.poster),
    preview: flags?.preview ?? false,
    imageSuffixPath,
    replaceNbsp: article.replaceNbsp,
    audioTitleType: article.audioTitleType,
    audioTitle: article.audioTitle,
    ...(contentUrl && { contentUrl }),
  };
}
