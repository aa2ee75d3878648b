import type { LiveInfo, LiveState } from '../article/types.ts';
import type { LiveLine, LiveMain } from './types.ts';

/** The media header of a broadcast's page. */
export type LiveStage =
  | { readonly kind: 'preview' }
  | { readonly kind: 'film'; readonly live: boolean; readonly urls: readonly string[] }
  /** A message instead of a video that has no address yet, or no longer. */
  | { readonly kind: 'words'; readonly state: 'live' | 'replay' };

/** Returns the media header for one line of a broadcast. */
export function decideStage({ state, lines }: Pick<LiveMain, 'state' | 'lines'>, line: number) {
  if (state === 'preview') return { kind: 'preview' } as const satisfies LiveStage;
  const chosen = lines[line] ?? lines[0];
  return chosen ? decideFilm(state, chosen) : ({ kind: 'words', state } as const);
}

function decideFilm(state: 'live' | 'replay', line: LiveLine): LiveStage {
  const { liveUrls, playbackUrls, ended } = line;
  const live = state === 'live' && !(ended && playbackUrls.length > 0);
  const urls = live ? liveUrls : playbackUrls;
  return urls.length > 0 ? { kind: 'film', live, urls } : { kind: 'words', state };
}

export const hasFilm = (main: LiveMain, line: number): boolean =>
  decideStage(main, line).kind === 'film';

/** Returns the indices of the lines that have a video in this state. */
export const linesToChoose = (main: LiveMain): readonly number[] =>
  main.lines.flatMap((_, line) => (hasFilm(main, line) ? [line] : []));

/** Returns the line to show: the wanted one if it has a video, else the first that has. */
export function decideLine(main: LiveMain, wanted: number): number {
  const lines = linesToChoose(main);
  return lines.includes(wanted) ? wanted : (lines[0] ?? 0);
}

/** Returns a key of the media header: while it is unchanged, a running video need not stop. */
export const nameStage = (main: LiveMain, line: number): string =>
  JSON.stringify([decideStage(main, line), main.lines[line]?.poster || main.banner]);

/** Creates a broadcast from its article, until the broadcast itself is loaded. */
export const mainOfArticle = (article: {
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
export const infoOf = ({ state, startsAt, lines }: LiveMain): LiveInfo => ({
  state,
  startsAt,
  hasPlayback: lines.some(({ playbackUrls }) => playbackUrls.length > 0),
});

/** Returns the broadcast with another state; counts and lines stay. */
export const withState = (main: LiveMain, state: LiveState): LiveMain =>
  main.state === state ? main : { ...main, state };
