/** A screen's parameters for sharing (product 3.20). */
export interface ShareParams {
  readonly title: string;
  readonly imgUrl: string;
  /** May contain HTML. */
  readonly desc: string;
  readonly articleId: string;
  readonly objectType: ShareObject;
  readonly forbidShare: boolean;
  /** Address of the screen itself. */
  readonly pageUrl: string;
  /** An absolute address that is shared instead; '' for none. */
  readonly customUrl: string;
  /** A path below the site's base that is shared instead; '' for none. */
  readonly routerUrl: string;
}

/** The content of a share (product 3.20). */
export interface ShareCard {
  readonly title: string;
  /** Plain text, at most 100 characters (product 5.7). */
  readonly description: string;
  readonly imageUrl: string;
  /** The shared address with its parameters (`isShare`, `xyt`). */
  readonly url: string;
  readonly articleId: string;
  readonly objectType: ShareObject;
  /** A part of the article in quotation marks, to whose place the address leads. */
  readonly quotation?: string;
}

/** Facts about an article in its page, for behaviours that load no article data. */
export interface ArticleMark {
  readonly id: string;
  readonly object: ShareObject;
  readonly shareClosed: boolean;
  /** Whether comments belong to the article's broadcast. */
  readonly live?: true;
  /** Address that is shared instead of the page's. */
  readonly customUrl?: string;
}

/** 0 article, 4 activity, 5 column, 7 digital newspaper, 10 article of an account, 18 circle. */
export type ShareObject = 0 | 4 | 5 | 7 | 10 | 18;

/**
 * Share targets: the system's share sheet, channels of messenger and app, and those that work
 * everywhere.
 */
export type ShareTarget =
  | 'native'
  | 'timeline'
  | 'chat'
  | 'qq'
  | 'weibo'
  | 'zone'
  | 'meetime'
  | 'copy'
  | 'poster'
  | 'qr';
