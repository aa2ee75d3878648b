import type { ComponentType, ReactNode } from 'react';
import type { Body } from '../../body/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ArticleAds } from '../../model/ads/types.ts';
import type { ContentLang } from '../../model/article/language.ts';
import type { Article, ArticleLists, Reporter } from '../../model/article/types.ts';
import type { FirstComments } from '../../model/comment/types.ts';
import type { LiveView } from '../../model/live/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { ArticleRoute } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

/** All that the article screen shows; baked pages and the template hand it the same value. */
export interface ArticleView {
  readonly article: Article;
  readonly body: Body;
  readonly config: SiteConfig;
  readonly settings: Settings;
  readonly ads: ArticleAds | null;
  readonly lists: ArticleLists;
  readonly reporters: readonly Reporter[];
  /** The broadcast as it was when the page was made. */
  readonly live: LiveView | null;
  /** Address of the front page. */
  readonly home: string;
  /** Pattern of tags' addresses (model/article/tagLink.ts). */
  readonly tagLink: string;
  /** Shown as a preview: not published, or asked for as one. */
  readonly preview: boolean;
  /** An editor's look: nothing that counts, sells or talks. */
  readonly quiet: boolean;
  /** The moment that relative times are told from; null in baked pages, which tell dates. */
  readonly now: number | null;
  /** Language of the interface. */
  readonly locale: Locale;
  /** Language of the article's own text. */
  readonly lang: ContentLang;
  readonly t: Translate;
}

/** What every screen that shows an article is given; each puts them in its own order. */
export interface ArticleScreenProps {
  readonly view: ArticleView;
  /** What stands under the text (BelowText); the template does not wait for it. */
  readonly below?: ReactNode;
  /** The lists under the article. */
  readonly lists?: ReactNode;
  /** The comments island: its own root in a baked page, a child in the template. */
  readonly comments?: ReactNode;
  /** The stage of a broadcast: its banner or film. */
  readonly live?: ReactNode;
  /** The reports of a broadcast; its discussion is the comments. */
  readonly talk?: ReactNode;
  /** The bar at the foot (ArticleBar). */
  readonly bar?: ReactNode;
}

export type ArticleScreen = ComponentType<ArticleScreenProps>;

/**
 * What `bake` renders the page of an article from: wire data that the model has normalised,
 * nothing rendered yet. The page makes the body, the words and the metadata of it.
 */
export interface ArticlePage {
  /** The screen that it is baked for: a special has a page of its own, a link none. */
  readonly route: Exclude<ArticleRoute, 'linkDetail' | 'specDetail'>;
  readonly article: Article;
  /** The column it was asked for under; its own column is canonical. */
  readonly columnId: string;
  readonly config: SiteConfig;
  readonly settings: Settings;
  readonly ads: ArticleAds | null;
  readonly lists: ArticleLists;
  readonly reporters: readonly Reporter[];
  /** null where comments are closed or could not be had: the island asks for them. */
  readonly comments: FirstComments | null;
  /** The broadcast behind a live article; null where there is none or it could not be had. */
  readonly live: LiveView | null;
}
