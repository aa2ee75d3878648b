import type { LiveState, VideoItem } from '../article/types.ts';

/** One of the lines (cameras) of a broadcast. Addresses are as sent: the player judges them. */
export interface LiveLine {
  readonly name: string;
  /** On air, the same film in one form or another; [] when it is not. */
  readonly liveUrls: readonly string[];
  /** Afterwards; [] when there is no recording. */
  readonly playbackUrls: readonly string[];
  readonly poster: string;
  /** Over already, while other lines may still be on air. */
  readonly ended: boolean;
}

/** The broadcast itself (product 3.9). */
export interface LiveMain {
  /** Its article. */
  readonly fileId: string;
  readonly title: string;
  readonly abstract: string;
  readonly state: LiveState;
  readonly startsAt: number | null;
  readonly banner: string;
  readonly lines: readonly LiveLine[];
  readonly clicks: number;
  readonly readers: number;
}

/** A report in pictures and words, written while the broadcast runs. */
export interface LiveReport {
  readonly id: string;
  readonly title: string;
  /** Plain text; line breaks count. */
  readonly text: string;
  readonly at: number | null;
  readonly author: string;
  readonly authorIcon: string;
  readonly pinned: boolean;
  readonly pictures: readonly string[];
  readonly videos: readonly VideoItem[];
}

/** A page of liveView: `main` comes with the first one only (wire 11.1). */
export interface LiveView {
  readonly main: LiveMain | null;
  readonly reports: readonly LiveReport[];
  readonly hasMore: boolean;
}

/** A broadcast that is announced. */
export interface ComingLive {
  readonly id: string;
  readonly linkId: string;
  readonly title: string;
  readonly startsAt: number | null;
  readonly banner: string;
}

/** What getLiveCount tells. */
export interface LiveCounts {
  readonly clicks: number;
  readonly readers: number;
}
