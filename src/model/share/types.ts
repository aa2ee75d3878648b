/** What a screen says of itself when it is shared (product 3.20). */
export interface ShareParams {
  readonly title: string;
  readonly imgUrl: string;
  /** May hold HTML. */
  readonly desc: string;
  readonly articleId: string;
  readonly objectType: ShareObject;
  readonly forbidShare: boolean;
  /** Where the screen itself lives. */
  readonly pageUrl: string;
  /** A whole address that is shared in its place; '' for none. */
  readonly customUrl: string;
  /** A path below the site's base that is shared in its place; '' for none. */
  readonly routerUrl: string;
}

/** What is shared (product 3.20). */
export interface ShareCard {
  readonly title: string;
  /** Plain text, at most 100 characters (product 5.7). */
  readonly description: string;
  readonly imageUrl: string;
  /** The address that is shared, with everything that belongs to it (`isShare`, `xyt`). */
  readonly url: string;
  readonly articleId: string;
  readonly objectType: ShareObject;
}

/** What a page says of its article to the small behaviours that have only the page. */
export interface ArticleMark {
  readonly id: string;
  readonly object: ShareObject;
  readonly shareClosed: boolean;
  /** Of kind live: comments are written on its broadcast. */
  readonly live?: true;
}

/** 0 article, 4 activity, 5 column, 7 digital newspaper, 10 article of an account, 18 circle. */
export type ShareObject = 0 | 4 | 5 | 7 | 10 | 18;

/**
 * Ways to share: the phone's own sheet, the messenger's and the app's channels, and what
 * works everywhere.
 */
export type ShareTarget =
  | 'native'
  | 'timeline'
  | 'chat'
  | 'qq'
  | 'weibo'
  | 'zone'
  | 'copy'
  | 'poster'
  | 'qr';
