/** Formats of timestamps in the site's configuration (product 9.10). */
export type SiteTimeStyle = 1 | 2 | 3 | 4 | 5 | 6;

/** How timestamps are written: by calendar days (0) or in a style of the site. */
export type TimeStyle = 0 | SiteTimeStyle;

/** The answer of getConfig (product 3.22; wire 8). */
export interface SiteConfig {
  readonly siteId: string;
  readonly siteName: string;
  readonly appName: string;
  readonly appLogo: string;
  readonly appShareLogo: string;
  readonly padLogo: string;
  /** A validated CSS hex colour; '' for the default red. */
  readonly padColor: string;
  /** Accent of the pages of topics, as `padColor`; '' for that. */
  readonly topicColor: string;
  /** Whether the site is shown in grey, for days of mourning. */
  readonly grey: boolean;
  readonly paperUrl: string;
  readonly showBackTop: boolean;
  readonly imageSuffixPath: string;
  readonly article: ArticleSettings;
  readonly counts: CountSettings;
  readonly discuss: DiscussSettings;
  readonly times: TimeSettings;
  readonly selfMediaName: string;
  /** Statement below articles of self-media accounts; '' for the default message, null for none. */
  readonly selfMediaStatement: string | null;
  readonly verticalVideoRatio: number;
  /** Key of encrypted video addresses (`encryptKey4`); '' for none. */
  readonly mediaKey: string;
  readonly push: PushConfig | null;
  /** Whether a swipe at the end of an article opens the share panel. */
  readonly swipeShare: boolean;
}

export interface ArticleSettings {
  readonly fontSize: number;
  /** Size of the captions of images and media, in design pixels. */
  readonly captionFontSize: number;
  /** Line height of texts in every language; 0 for that of their script. */
  readonly lineHeight: number;
  readonly maxTitleLength: number;
  readonly replaceNbsp: boolean;
  /**
   * Whether the body of a shared page is collapsed until the reader taps 'show all' or opens
   * the app.
   */
  readonly shareAppRead: boolean;
  readonly tagStyle: 1 | 2 | 3 | 4;
  readonly openTag: boolean;
  readonly rewardType: number;
  readonly audioTitleType: 0 | 1 | 2 | 3;
  readonly audioTitle: string;
  readonly copyrightNotice: string;
  readonly authorizationText: string;
  readonly relationPageSize: number;
  readonly showRecommended: boolean;
  readonly adsEnabled: boolean;
}

export interface CountSettings {
  readonly showTime: boolean;
  readonly showReads: boolean;
  readonly showComments: boolean;
  readonly showPraises: boolean;
}

export interface DiscussSettings {
  /** Type 2 hides the input field. */
  readonly auditType: number;
  readonly enabled: boolean;
  readonly showPictures: boolean;
  readonly hint: string;
  readonly officialName: string;
  readonly officialIcon: string;
  readonly countHot: number;
  readonly countNew: number;
  readonly countReply: number;
}

export interface TimeSettings {
  readonly listStyle: TimeStyle;
  readonly listRule: string;
  readonly contentStyle: TimeStyle;
  readonly contentRule: string;
}

/** A column of the site (wire 9.1). */
export interface Column {
  readonly id: string;
  readonly name: string;
  readonly parentId: string;
  readonly style: number;
  readonly type: number;
  readonly description: string;
  readonly icon: string;
  readonly linkUrl: string;
  /** Address of the native app that it opens; '' for none. */
  readonly appLink: string;
  /** Image at the top of its page; '' for none. */
  readonly topPicture: string;
  /** Number of followers. */
  readonly followers: number;
  /** What its rows show; null when the site's setting is used. */
  readonly shows: CountSettings | null;
  /** Icon and colour of the time axis, for columns that are shown as a timeline. */
  readonly axisIcon: string;
  /** A validated CSS hex colour; '' for the accent. */
  readonly axisColor: string;
}

/** Address and token of the push channel from the site's configuration. */
export interface PushConfig {
  readonly url: string;
  readonly token: string;
}
