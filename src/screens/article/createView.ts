import { renderBody } from '../../body/pipeline.ts';
import type { BodyOptions, ParseHtml, Transform } from '../../body/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { decideContentLang } from '../../model/article/language.ts';
import type { PageFlags } from '../../model/mode.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { ArticlePage, ArticleView } from './view.ts';

/** Characters of the body that are enough to tell its language. */
const LANG_SAMPLE = 2000;

interface Rendering {
  /** null in baked pages: they are written for no mode in particular. */
  readonly flags: PageFlags | null;
  readonly home: string;
  readonly tagLink: string;
  readonly locale: Locale;
  readonly t: Translate;
  readonly now: number | null;
  readonly parse: ParseHtml;
  /** The transforms of `body/extra`; those who load them may leave them out where no body needs them. */
  readonly extra: readonly Transform[];
}

/** The screen's one value, from what was loaded and from where it is rendered. */
export function createView(
  page: Omit<ArticlePage, 'route'>,
  { flags, parse, extra, ...rest }: Rendering,
): ArticleView {
  const { article, config } = page;
  const preview = !article.published || (flags?.preview ?? false);
  return {
    ...page,
    ...rest,
    body: renderBody(article, bodyOptions(config, flags), parse, extra),
    lang: decideContentLang(
      `${article.title} ${article.abstract} ${article.content.slice(0, LANG_SAMPLE)}`,
      article.isEnglish,
    ),
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
