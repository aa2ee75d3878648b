import type { LiveState, VideoItem } from '../article/articleTypes.ts';

/**
 * A line (camera) of a broadcast. Addresses are unchanged from the server: the player checks
 * them.
 */
export interface LiveLine {
  readonly name: string;
  /** Addresses of the live video in several formats; [] when it is not on air. */
  readonly liveUrls: readonly string[];
  /** Addresses of the recording; [] when there is none. */
  readonly playbackUrls: readonly string[];
  readonly poster: string;
  /** Whether this line has ended; other lines may still be on air. */
  readonly ended: boolean;
}

/** The broadcast itself (product 3.9). */
export interface LiveMain {
  /** Id of its article. */
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

/** A report with text and images, written while the broadcast runs. */
export interface LiveReport {
  readonly id: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly text: string;
  readonly at: number | null;
  readonly author: string;
  readonly authorIcon: string;
  readonly pinned: boolean;
  readonly pictures: readonly string[];
  readonly videos: readonly VideoItem[];
}

/** A page of liveView: only the first one has `main` (wire 11.1). */
export interface LiveView {
  readonly main: LiveMain | null;
  readonly reports: readonly LiveReport[];
  readonly hasMore: boolean;
}

/** An announced broadcast. */
export interface ComingLive {
  readonly id: string;
  readonly linkId: string;
  readonly title: string;
  readonly startsAt: number | null;
  readonly banner: string;
}

/** The answer of getLiveCount. */
export interface LiveCounts {
  readonly clicks: number;
  readonly readers: number;
}
