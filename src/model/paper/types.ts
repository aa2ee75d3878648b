import type { LayoutArea } from '../article/types.ts';

/** A newspaper of the site (getPapers). */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
}

/** A page of an edition (getPaperLayouts). */
export interface PaperPage {
  readonly id: string;
  /** `01 要闻`. */
  readonly name: string;
  /** Of the picture; 0 when not told. */
  readonly width: number;
  readonly height: number;
  readonly picture: string;
  /** A smaller picture for lists of pages; the picture itself where there is none. */
  readonly thumbnail: string;
  /** '' when there is none. */
  readonly pdf: string;
  /** Where its articles stand, in per cent of the picture; malformed ones are dropped. */
  readonly areas: readonly LayoutArea[];
}

/** A day's newspaper: every page has a picture. */
export interface PaperEdition {
  /** Whose edition it is; null where the answer does not say. */
  readonly paper: Paper | null;
  /** `2026-11-20`; '' where the answer does not say. */
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

/** All that the screen of the newspaper shows at first. */
export interface PaperData {
  readonly papers: readonly Paper[];
  readonly paper: Paper;
  /** Day of the edition, `2026-11-20`. */
  readonly date: string;
  readonly pages: readonly PaperPage[];
  /** The page that is open: one of `pages`. */
  readonly pageId: string;
  readonly articles: readonly PaperArticleRow[];
}
