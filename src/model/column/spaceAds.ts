import type { FeedRow } from './columnTypes.ts';

/** Rows that fill a screen of a phone at least: between an ad and the same one again. */
const ROWS_A_SCREEN = 10;

/**
 * Returns the rows with at least one screen between an ad and the same one again, which is moved down as
 * far as that needs. Every ad is shown; only a repetition is left out that the list is too short for.
 */
export function spaceAds(rows: readonly FeedRow[]): readonly FeedRow[] {
  const spaced: FeedRow[] = [];
  const lastAt = new Map<string, number>();
  let waiting: FeedRow[] = [];
  const isFree = (row: FeedRow) =>
    listAdPictures(row).every(
      (picture) => spaced.length - (lastAt.get(picture) ?? -Infinity) > ROWS_A_SCREEN,
    );
  const place = (row: FeedRow) => {
    for (const picture of listAdPictures(row)) lastAt.set(picture, spaced.length);
    spaced.push(row);
  };
  for (const row of rows) {
    const free = waiting.filter(isFree).slice(0, 1);
    waiting = waiting.filter((ad) => !free.includes(ad));
    free.forEach(place);
    if (isFree(row)) place(row);
    else waiting.push(row);
  }
  waiting.filter(isFree).slice(0, 1).forEach(place);
  return spaced;
}

/** Ads with the same picture are the same for a reader. */
function listAdPictures(row: FeedRow): readonly string[] {
  if (row.kind === 'ad') return [row.ad.picture];
  return row.kind === 'slot' ? row.slot.ads.map(({ image }) => image) : [];
}
