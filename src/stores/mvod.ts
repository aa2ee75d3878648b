import { atom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import { commonInfo, getMvodArticle, getMvodArticleList, shareInfo } from '../api/calls/mvod.ts';
import type { ApiError } from '../api/errors.ts';
import { asShown } from '../api/missing.ts';
import { appendFeedPage, createFeed, type Feed, needsNextPage } from '../model/mvod/feed.ts';
import type { ShortVideoPage, VideoAround } from '../model/mvod/types.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normalise.ts';
import type { SiteConfig } from '../model/site/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

export type VideoState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly page: ShortVideoPage; readonly config: SiteConfig }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: ApiError };

/** Loading state of the short video of a template page. */
export const $video = atom<VideoState>({ state: 'loading' });

export const $videoAround = atom<VideoAround>({ app: null, share: null });

/** Loads the video that the address names. */
export async function loadVideo(settings: Settings, id: string): Promise<void> {
  $video.set({ state: 'loading' });
  if (!id) {
    $video.set({ state: 'empty' });
    return;
  }
  const client = openClient(settings);
  const [video, config] = await Promise.all([getMvodArticle(client, { id }), getConfig(client)]);
  if (video.ok) {
    const site = config.ok ? config.value : DEFAULT_SITE_CONFIG;
    $video.set({ state: 'ready', page: video.value, config: site });
  } else {
    const error = asShown(video.error);
    $video.set(error.kind === 'empty' ? { state: 'empty' } : { state: 'failed', error });
  }
}

/** Loads the app that the video belongs to, and the share texts that the editors wrote for it. */
export async function loadVideoAround(settings: Settings, id: string): Promise<void> {
  const client = openClient(settings);
  const [app, share] = await Promise.all([commonInfo(client), shareInfo(client, { id })]);
  $videoAround.set({ app: app.ok ? app.value : null, share: share.ok ? share.value : null });
}

export interface FeedState extends Feed {
  readonly more: 'waiting' | 'loading' | 'failed';
}

/** The slides of the vertical feed; null until the island is hydrated. */
export const $feed = atom<FeedState | null>(null);

export function openFeed(page: ShortVideoPage): void {
  $feed.set({ ...createFeed(page), more: 'waiting' });
}

/** How many pages without new videos are skipped in one attempt to load more. */
const MAX_STALE_PAGES = 5;

/** Loads the next page when the slide in view is near the end. */
export async function loadMore(settings: Settings, current: number): Promise<void> {
  const before = $feed.get();
  if (before === null || before.more === 'loading' || !needsNextPage(before, current)) return;
  let feed: Feed = before;
  $feed.set({ ...before, more: 'loading' });
  for (let asked = 0; asked < MAX_STALE_PAGES; asked += 1) {
    const { categoryId, nextPage: page } = feed;
    if (page === null) break;
    const answer = await getMvodArticleList(openClient(settings), { categoryId, page });
    if (answer.ok) feed = appendFeedPage(feed, answer.value);
    else if (answer.error.kind === 'empty') feed = { ...feed, nextPage: null };
    else {
      $feed.set({ ...feed, more: 'failed' });
      return;
    }
    if (feed.videos.length > before.videos.length) break;
  }
  $feed.set({ ...feed, more: 'waiting' });
}
