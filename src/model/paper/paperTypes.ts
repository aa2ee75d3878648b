import type { LayoutArea } from '../article/articleTypes.ts';

/** A newspaper of the site (getPapers). */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
}

/** A page of an issue (getPaperLayouts). */
export interface PaperPage {
  readonly id: string;
  /** For example `01 要闻`. */
  readonly name: string;
  /** Size of the image; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly picture: string;
  /** A smaller image for lists of pages, or the image itself. */
  readonly thumbnail: string;
  /** '' for none. */
  readonly pdf: string;
  /** Areas of its articles in per cent of the image. */
  readonly areas: readonly LayoutArea[];
}

/** A day's issue; every page has an image. */
export interface PaperEdition {
  /** The newspaper; null when the answer does not name it. */
  readonly paper: Paper | null;
  /** `2026-11-20`; '' when the answer does not name it. */
  readonly date: string;
  readonly pages: readonly PaperPage[];
}

/** An article of a page (getPaperArticles). */
export interface PaperArticleRow {
  readonly id: string;
  readonly introTitle: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
}

/** First content of the newspaper's screen. */
export interface PaperData {
  readonly papers: readonly Paper[];
  readonly paper: Paper;
  /** Day of the issue, `2026-11-20`. */
  readonly date: string;
  readonly pages: readonly PaperPage[];
  /** The open page: one of `pages`. */
  readonly pageId: string;
  readonly articles: readonly PaperArticleRow[];
}
