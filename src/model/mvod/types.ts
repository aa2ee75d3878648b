/** A short video (product 3.18). */
export interface ShortVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** As sent: the player judges it. */
  readonly url: string;
  readonly cover: string;
  /** Seconds, 0 when unknown. */
  readonly durationS: number;
  readonly vertical: boolean;
  /** CSS pixels of the original, 0 when nobody told. */
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
  /** At most four (product 9.1). */
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

/** A film or a still that comes with a video. */
export interface VideoAttachment {
  readonly kind: 'video' | 'image';
  readonly url: string;
  readonly image: string;
  readonly durationS: number;
}

/** The app that short videos live in. */
export interface VideoApp {
  readonly name: string;
  readonly logo: string;
  /** Where the app can be had; '' when nowhere. */
  readonly downloadUrl: string;
}

/** What the editors want a shared video to say; each '' where the video's own is good. */
export interface VideoShareInfo {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

/** What pages of short videos show beside the video; they stand without it. */
export interface VideoAround {
  readonly app: VideoApp | null;
  readonly share: VideoShareInfo | null;
}

/** What pages of short videos say of their site. */
export interface VideoSite {
  readonly name: string;
  /** Stands in for a cover where something is shared. */
  readonly image: string;
  readonly maxTitleLength: number;
}
