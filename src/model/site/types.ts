import type { PushConfig } from '../push/types.ts';

/** Formats of moments, by the site's configuration (product 9.10). */
export type TimeStyle = 1 | 2 | 3 | 4 | 5 | 6;

/** What getConfig answers, as the product needs it (product 3.22, wire 8). */
export interface SiteConfig {
  readonly siteId: string;
  readonly siteName: string;
  readonly appName: string;
  readonly appLogo: string;
  readonly appShareLogo: string;
  readonly padLogo: string;
  /** A CSS hex colour that was checked, or '' for the product's own red. */
  readonly padColor: string;
  readonly topicColor: string;
  /** The whole reader in grey: days of mourning. */
  readonly grey: boolean;
  readonly paperUrl: string;
  readonly showBackTop: boolean;
  readonly imageSuffixPath: string;
  readonly article: ArticleSettings;
  readonly counts: CountSettings;
  readonly discuss: DiscussSettings;
  readonly times: TimeSettings;
  readonly selfMediaName: string;
  /** Under articles of self-media accounts: the site's words, '' for ours, null for none. */
  readonly selfMediaStatement: string | null;
  readonly verticalVideoRatio: number;
  /** Decrypts addresses of films (`encryptKey4`); '' where the site gives none. */
  readonly mediaKey: string;
  readonly push: PushConfig | null;
  /** A swipe at the end of an article opens the share panel. */
  readonly swipeShare: boolean;
}

export interface ArticleSettings {
  readonly fontSize: number;
  readonly maxTitleLength: number;
  readonly replaceNbsp: boolean;
  /** The body collapses on shared pages until the app is opened or 'show all' is touched. */
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
  /** Audit type 2 hides the input. */
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
  /** The picture over its page; '' when it has none. */
  readonly topPicture: string;
  /** Readers who follow it. */
  readonly followers: number;
  /** What its rows tell; null where the column does not say, and the site decides. */
  readonly shows: CountSettings | null;
  /** Of columns whose articles stand on an axis of time: the picture and the colour of its marks. */
  readonly axisIcon: string;
  /** A CSS hex colour that was checked; '' for the accent. */
  readonly axisColor: string;
}
