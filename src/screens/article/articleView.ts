import type { ComponentType, ReactNode } from 'react';
import type { Body } from '../../body/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ArticleAds } from '../../model/ads/normaliseAds.ts';
import type { ArticleLists, LayoutArea, Reporter } from '../../model/article/articleTypes.ts';
import type { ContentLang } from '../../model/article/language.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import type { FirstComments } from '../../model/comment/commentTypes.ts';
import type { LiveView } from '../../model/live/normaliseLive.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { ArticleRoute } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

/** The data that the article screen renders, in baked pages and template pages alike. */
export interface ArticleView {
  readonly article: Article;
  readonly body: Body;
  /** The article's areas on the page of its newspaper. */
  readonly areas: readonly LayoutArea[];
  readonly config: SiteConfig;
  readonly settings: Settings;
  readonly ads: ArticleAds | null;
  readonly lists: ArticleLists;
  readonly reporters: readonly Reporter[];
  /** The broadcast at the time of baking; null without one. */
  readonly live: LiveView | null;
  /** URL of the front page. */
  readonly home: string;
  /** URL pattern of tags (model/article/tagLink.ts). */
  readonly tagLink: string;
  /** Whether the article is shown as a preview: unpublished, or requested as a preview. */
  readonly preview: boolean;
  /** Whether an editor views the page: no counting, rewards, comments or actions. */
  readonly quiet: boolean;
  /** Timestamp that relative times are computed from; null in baked pages, which show dates. */
  readonly now: number | null;
  /** Language of the interface. */
  readonly locale: Locale;
  /** Language of the article's own text. */
  readonly lang: ContentLang;
  readonly t: Translate;
}

/** Props of every screen of an article; each screen has its own order of the parts. */
export interface ArticleScreenProps {
  readonly view: ArticleView;
  /** Content below the text (BelowText); the template page renders it after the text. */
  readonly below?: ReactNode;
  /** The ad below the text, where the page receives it after the text. */
  readonly bottomAd?: ReactNode;
  /** The lists under the article. */
  readonly lists?: ReactNode;
  /** The comments: an island with its own root in a baked page, a child in the template page. */
  readonly comments?: ReactNode;
  /** The media header of a broadcast: its banner or video. */
  readonly live?: ReactNode;
  /** The reports of a broadcast; its discussion is the comments. */
  readonly talk?: ReactNode;
  /** The bottom bar (ArticleBar). */
  readonly bar?: ReactNode;
}

export type ArticleScreen = ComponentType<ArticleScreenProps>;

/**
 * The data that `bake` renders an article's page from: normalised, but not rendered. The page
 * creates the body, the messages and the metadata.
 */
export interface ArticlePageData
  extends Pick<
    ArticleView,
    'article' | 'config' | 'settings' | 'ads' | 'lists' | 'reporters' | 'live'
  > {
  /** The screen of the page. Specials have their own page, link articles have none. */
  readonly route: Exclude<ArticleRoute, 'linkDetail' | 'specDetail'>;
  /** Id of the column in the requested path; the canonical URL has the article's own column. */
  readonly columnId: string;
  /** null when comments are closed or failed to load; the island loads them then. */
  readonly comments: FirstComments | null;
}
