import type { LiveInfo, LiveState } from '../article/types.ts';
import type { LiveLine, LiveMain } from './types.ts';

/** What stands at the top of a broadcast's page. */
export type LiveStage =
  | { readonly kind: 'preview' }
  | { readonly kind: 'film'; readonly live: boolean; readonly urls: readonly string[] }
  /** Words in the place of a film that has no address yet, or none any more. */
  | { readonly kind: 'words'; readonly state: 'live' | 'replay' };

/** What to show of a broadcast on one of its lines. */
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

/** Lines that a reader may choose between in this state: those that have something to show. */
export const linesToChoose = (main: LiveMain): readonly number[] =>
  main.lines.flatMap((_, line) => (hasFilm(main, line) ? [line] : []));

/** The line that is shown: the wanted one, else the first that has something to show. */
export function decideLine(main: LiveMain, wanted: number): number {
  const lines = linesToChoose(main);
  return lines.includes(wanted) ? wanted : (lines[0] ?? 0);
}

/** Two stages of the same name show the same: what plays in the one need not stop for the other. */
export const nameStage = (main: LiveMain, line: number): string =>
  JSON.stringify([decideStage(main, line), main.lines[line]?.poster || main.banner]);

/** The broadcast as its article tells it, until it is asked itself. */
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

/** What list rows and titles need to know of it. */
export const infoOf = ({ state, startsAt, lines }: LiveMain): LiveInfo => ({
  state,
  startsAt,
  hasPlayback: lines.some(({ playbackUrls }) => playbackUrls.length > 0),
});

/** The broadcast after it was told that its state is another; counts and lines stay. */
export const withState = (main: LiveMain, state: LiveState): LiveMain =>
  main.state === state ? main : { ...main, state };
