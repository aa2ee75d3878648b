/**
 * Advertisements: serves `getArticleAdvs`, `getColAdvs`, `getAdv`, `getEventAdvs`, `event` on host
 * `adv-appif-server`. Wire form: src/docs/wireFields.md.
 */

import { ADS } from '../../sample/ads.ts';
import type { SampleAd } from '../../sample/types.ts';
import type { Call, Calls } from '../callContext.ts';
import { data, yes } from '../envelope.ts';
import { formatSlot } from '../wire/ad.ts';
import type { Addresses } from '../wire/addresses.ts';
import { addRecord } from './statistics.ts';

const adsOf = (slot: SampleAd['slot'], columnId: number) =>
  ADS.filter((ad) => ad.slot === slot && ad.columns.includes(columnId));

const getArticleAdvs: Call = ({ params, addresses }) => {
  const columnId = params.count('columnID');
  return data({
    articleTop: formatSlot(adsOf('top', columnId), addresses),
    articleBottom: formatSlot(adsOf('bottom', columnId), addresses),
    ...formatBeside(columnId, addresses),
  });
};

/** Formats the ad beside a video, or of a photo set, which has another key (product 3.8). */
function formatBeside(columnId: number, addresses: Addresses) {
  const photos = adsOf('photos', columnId);
  return photos.length > 0
    ? { photos: formatSlot(photos, addresses) }
    : { videoAdv: formatSlot(adsOf('video', columnId), addresses) };
}

const getColAdvs: Call = ({ params, addresses }) =>
  data(formatSlot(adsOf('column', params.count('columnID')), addresses));

const getEventAdvs: Call = ({ params, addresses }) => {
  const activityId = params.count('aid');
  const ads = ADS.filter(({ activities }) => activities?.includes(activityId));
  return data(formatSlot(ads, addresses));
};

/** The sample content has no ads of the site. */
const getAdv: Call = ({ addresses }) => data(formatSlot([], addresses));

/** Stores that an ad was shown or tapped. */
const event: Call = (context) => {
  const { db, params, now } = context;
  addRecord(db, {
    kind: 'adEvent',
    at: now,
    headers: {},
    params: Object.fromEntries(params.pairs),
  });
  return yes;
};

export const adCalls: Calls = {
  getArticleAdvs,
  getColAdvs,
  getAdv,
  getEventAdvs,
  event,
};
