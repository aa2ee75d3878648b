/** A short video (product 3.18). */
export interface ShortVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Unchanged from the server: the player checks it. */
  readonly url: string;
  readonly cover: string;
  /** Seconds, 0 when unknown. */
  readonly durationS: number;
  readonly vertical: boolean;
  /** CSS pixels of the original, 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly author: string;
  readonly authorIcon: string;
  readonly publishedAt: number | null;
  readonly categoryId: string;
  readonly counts: VideoCounts;
}

export interface VideoCounts {
  readonly clicks: number;
  readonly praises: number;
  readonly comments: number;
  readonly shares: number;
}

export interface ShortVideoPage {
  readonly video: ShortVideo;
  /** At most four videos (product 9.1). */
  readonly related: readonly ShortVideo[];
}

/** A page of a category's videos. */
export interface ShortVideoList {
  readonly list: readonly ShortVideo[];
  readonly hasMore: boolean;
}

export interface VideoCategory {
  readonly id: string;
  readonly name: string;
}

/** A video or image attached to a short video. */
export interface VideoAttachment {
  readonly kind: 'video' | 'image';
  readonly url: string;
  readonly image: string;
  readonly durationS: number;
}

/** The native app for short videos. */
export interface VideoApp {
  readonly name: string;
  readonly logo: string;
  /** Download address; '' for none. */
  readonly downloadUrl: string;
}

/** The editors' share texts; '' where the video's own are used. */
export interface VideoShareInfo {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

/** Optional content of a short video's page. */
export interface VideoAround {
  readonly app: VideoApp | null;
  readonly share: VideoShareInfo | null;
}

/** The site's properties on pages of short videos. */
export interface VideoSite {
  readonly name: string;
  /** Share image of videos without a cover. */
  readonly image: string;
}
