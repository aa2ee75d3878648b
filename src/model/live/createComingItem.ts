import type { ListItem } from '../article/articleTypes.ts';
import type { ComingLive } from './normaliseLive.ts';

/** Returns an announced broadcast as a row; unknown fields have their empty values. */
export function createComingItem({ id, linkId, title, startsAt, banner }: ComingLive): ListItem {
  const pictures = banner ? [banner] : [];
  return {
    id,
    columnId: '',
    kind: 'live',
    title,
    abstract: '',
    source: '',
    columnName: '',
    publishedAt: startsAt,
    changedAt: null,
    counts: { clicks: 0, praises: 0, shares: 0, comments: 0 },
    picType: 0,
    pictures,
    shareImage: banner,
    pictureCount: 0,
    durationS: 0,
    linkId,
    url: '',
    mark: '',
    big: false,
    live: { state: 'preview', startsAt, hasPlayback: false },
    tags: [],
  };
}
