import type { LiveInfo, LiveState } from '../article/articleTypes.ts';
import type { LiveLine, LiveMain } from './normaliseLive.ts';

/** The media header of a broadcast's page. */
export type LiveHeader =
  | { readonly kind: 'preview' }
  | { readonly kind: 'video'; readonly live: boolean; readonly urls: readonly string[] }
  /** A message instead of a video that has no address yet, or no longer. */
  | { readonly kind: 'message'; readonly state: 'live' | 'replay' };

/** Returns the media header for one line of a broadcast. */
export function decideLiveHeader(
  { state, lines }: Pick<LiveMain, 'state' | 'lines'>,
  line: number,
) {
  if (state === 'preview') return { kind: 'preview' } as const satisfies LiveHeader;
  const chosen = lines[line] ?? lines[0];
  return chosen ? decideVideoHeader(state, chosen) : ({ kind: 'message', state } as const);
}

function decideVideoHeader(state: 'live' | 'replay', line: LiveLine): LiveHeader {
  const { liveUrls, playbackUrls, ended } = line;
  const live = state === 'live' && !(ended && playbackUrls.length > 0);
  const urls = live ? liveUrls : playbackUrls;
  return urls.length > 0 ? { kind: 'video', live, urls } : { kind: 'message', state };
}

export const hasVideo = (main: LiveMain, line: number): boolean =>
  decideLiveHeader(main, line).kind === 'video';

/** Returns the indices of the lines that have a video in this state. */
export const listPlayableLines = (main: LiveMain): readonly number[] =>
  main.lines.flatMap((_, line) => (hasVideo(main, line) ? [line] : []));

/** Returns the line to show: the wanted one if it has a video, else the first that has. */
export function decideLine(main: LiveMain, wanted: number): number {
  const lines = listPlayableLines(main);
  return lines.includes(wanted) ? wanted : (lines[0] ?? 0);
}

/** Returns a key of the media header: while it is unchanged, a running video need not stop. */
export const formatHeaderKey = (main: LiveMain, line: number): string =>
  JSON.stringify([decideLiveHeader(main, line), main.lines[line]?.poster || main.banner]);

/** Creates a broadcast from its article, until the broadcast itself is loaded. */
export const createMainFromArticle = (article: {
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
  readonly shareImage: string;
  readonly live: LiveInfo | null;
}): LiveMain => ({
  fileId: article.id,
  title: article.title,
  abstract: article.abstract,
  state: article.live?.state ?? 'preview',
  startsAt: article.live?.startsAt ?? null,
  banner: article.shareImage,
  lines: [],
  clicks: 0,
  readers: 0,
});

/** Returns the facts for list rows and titles. */
export const createLiveInfo = ({ state, startsAt, lines }: LiveMain): LiveInfo => ({
  state,
  startsAt,
  hasPlayback: lines.some(({ playbackUrls }) => playbackUrls.length > 0),
});

/** Returns the broadcast with another state; counts and lines stay. */
export const setLiveState = (main: LiveMain, state: LiveState): LiveMain =>
  main.state === state ? main : { ...main, state };
