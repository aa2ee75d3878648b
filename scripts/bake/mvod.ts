import {
  categoryList,
  commonInfo,
  getMvodArticle,
  getMvodArticleList,
  shareInfo,
} from '../../src/api/calls/mvod.ts';
import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { SiteConfig } from '../../src/model/site/types.ts';
import type { ShortVideoLocals } from '../../src/screens/mvodShare/locals.ts';

/** A bound against a list that never ends. */
const MAX_PAGES = 5_000;

/** What both pages of a video are made of; `route` is the page's own. */
type ShortVideoData = Omit<ShortVideoLocals, 'route'>;

export interface ShortVideoListing {
  /** When each was published, by its id: epoch ms, null when not told. */
  readonly videos: ReadonlyMap<string, number | null>;
  /** Lists that could not be read to their end: nothing is known of what they lack. */
  readonly failures: readonly ApiError[];
}

/** The published short videos of a site; null for a site that has none to list. */
export async function listShortVideos(client: Client): Promise<ShortVideoListing | null> {
  const categories = await categoryList(client);
  if (!categories.ok) return null;
  const videos = new Map<string, number | null>();
  const failures: ApiError[] = [];
  for (const { id } of categories.value) {
    const error = await readCategory(client, id, videos);
    if (error) failures.push(error);
  }
  return { videos, failures };
}

async function readCategory(
  client: Client,
  categoryId: string,
  videos: Map<string, number | null>,
): Promise<ApiError | null> {
  const seen = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await getMvodArticleList(client, { categoryId, page });
    if (!answer.ok) return answer.error.kind === 'empty' ? null : answer.error;
    const before = seen.size;
    for (const { id, publishedAt } of answer.value.list) {
      seen.add(id);
      videos.set(id, publishedAt);
    }
    // A server that does not know pages sends the same one again and again.
    if (!answer.value.hasMore || seen.size === before) return null;
  }
  return { kind: 'malformed', message: `more than ${MAX_PAGES} pages`, call: 'getMvodArticleList' };
}

/** What stands around every video is asked for once a run. */
const apps = new WeakMap<Client, ReturnType<typeof commonInfo>>();

/** What the pages of a video show; fails with `empty` when there is no such video any more. */
export async function loadShortVideo(
  client: Client,
  config: SiteConfig,
  id: string,
): Promise<Result<ShortVideoData, ApiError>> {
  const asked = apps.get(client) ?? commonInfo(client);
  apps.set(client, asked);
  const [app, video, share] = await Promise.all([
    asked,
    getMvodArticle(client, { id }),
    shareInfo(client, { id }),
  ]);
  if (!video.ok) return video;
  if (video.value.video.id !== id) {
    const message = `answered video ${video.value.video.id}`;
    return fail({ kind: 'malformed', message, call: 'getMvodArticle' });
  }
  const around = { app: app.ok ? app.value : null, share: share.ok ? share.value : null };
  return ok({ page: video.value, around, config, settings: client.settings });
}
