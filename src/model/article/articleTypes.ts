/**
 * The article in our own form (product 3.1); only the normalisers read the wire's form.
 * Absent text is '', an absent count is 0, an absent timestamp is null.
 */

/** Kinds of articles; on the wire the numbers 0, 1, 2, 3, 4, 6 and 12 (default 0). */
export type ArticleKind = 'news' | 'photos' | 'video' | 'special' | 'link' | 'live' | 'h5';

/** State of a broadcast: preview, live, replay are 0, 1, 2 on the wire. */
export type LiveState = 'preview' | 'live' | 'replay';

/** An image of the body. Sizes are in CSS pixels of the original, 0 when unknown. */
export interface ArticleImage {
  /** The marker in the body that it replaces, or its own address in photo sets. */
  readonly ref: string;
  /** '' when the server sent no valid address: not shown, but kept because markers are numbered. */
  readonly url: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

export interface VideoItem {
  readonly ref: string;
  /** Unchanged from the server: may be encrypted (product 5.11); the player decrypts it. */
  readonly url: string;
  readonly poster: string;
  readonly description: string;
  /** Seconds, 0 when unknown. */
  readonly durationS: number;
  readonly vertical: boolean;
  readonly selfMedia: boolean;
  /** Address of captions (WebVTT). */
  readonly captions?: string;
}

export interface AudioItem {
  readonly ref: string;
  readonly url: string;
  readonly title: string;
  /** 1: the article's title is used (product 5.13). */
  readonly titleType: number;
  readonly audioTitle: string;
  readonly description: string;
  readonly durationS: number;
  readonly selfMedia: boolean;
}

export interface Attachment {
  readonly ref: string;
  readonly url: string;
  readonly name: string;
}

export type VoteCycle = 'once' | 'daily' | 'timesADay' | 'unlimited';

export interface Tag {
  readonly id: string;
  readonly name: string;
}

/** All roles of product 3.6, in display order. */
export type CreditRole =
  | 'author'
  | 'reporter'
  | 'correspondent'
  | 'intern'
  | 'photographer'
  | 'graphicDesigner'
  | 'planner'
  | 'coordinator'
  | 'editor'
  | 'executiveEditor'
  | 'layout'
  | 'proofreader'
  | 'supervisor'
  | 'lastChecker'
  | 'approver'
  | 'director'
  | 'source';

export interface Credit {
  readonly role: CreditRole;
  readonly names: string;
}

export interface YoungReporter {
  readonly name: string;
  readonly cardNumber: string;
  readonly school: string;
  readonly className: string;
}

export interface Reporter {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly duty: string;
  readonly description: string;
  readonly articleCount: number;
  readonly followerCount: number;
}

export interface Counts {
  readonly clicks: number;
  readonly praises: number;
  readonly shares: number;
  readonly comments: number;
}

/** A highlighted area of a newspaper page, in per cent of the page's image. */
export interface LayoutArea {
  /** Corner points, each 0–100 from the left and from the top. */
  readonly points: readonly (readonly [number, number])[];
  readonly articleId: string;
}

export interface LiveInfo {
  readonly state: LiveState;
  readonly startsAt: number | null;
  readonly hasPlayback: boolean;
}

/** A row of a list (product 3.3). */
export interface ListItem {
  readonly id: string;
  readonly columnId: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly abstract: string;
  readonly source: string;
  readonly columnName: string;
  readonly publishedAt: number | null;
  /** Epoch ms of the last change, null when unknown; decides what `bake --since` bakes. */
  readonly changedAt: number | null;
  readonly counts: Counts;
  readonly picType: number;
  readonly pictures: readonly string[];
  readonly shareImage: string;
  readonly pictureCount: number;
  /** Duration of its video in seconds, 0 when none or unknown. */
  readonly durationS: number;
  readonly linkId: string;
  /** External address of link and H5 articles that passed the link filter; '' for none. */
  readonly url: string;
  readonly mark: string;
  readonly big: boolean;
  readonly live: LiveInfo | null;
  readonly tags: readonly Tag[];
}

/** The lists under an article (product 2.8). */
export interface ArticleLists {
  readonly hot: readonly ListItem[];
  readonly latest: readonly ListItem[];
  readonly related: readonly ListItem[];
  /** Whether a reader can ask for more related articles. */
  readonly hasMoreRelated: boolean;
  readonly recommended: readonly ListItem[];
}
