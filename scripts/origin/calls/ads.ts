/** Advertisements. */

import { ADS } from '../../sample/ads.ts';
import { readPictureSize } from '../../sample/pictureName.ts';
import type { SampleAd } from '../../sample/types.ts';
import type { Call, Calls } from '../callContext.ts';
import { data, yes } from '../envelope.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { addRecord } from './events.ts';

/** Formats an ad slot (product 3.8); `advs` is empty when nothing is booked. */
function formatSlot(ads: readonly SampleAd[], addresses: Addresses) {
  const [first] = ads;
  return {
    advs: ads.map((ad) => ({
      advID: ad.id,
      title: ad.title,
      resourceUrl: addresses.image(ad.picture),
      linkUrl: ad.link,
      ...readPictureSize(ad.picture),
      sizeScale: formatScale(ad.picture),
    })),
    advStyle: first?.fixed ? 1 : 0,
    closeSetting: first?.closable ? 1 : 0,
  };
}

/** Formats an ad in a list, in the older form (wire 10.10). */
export function formatListAd(ad: SampleAd, index: number, addresses: Addresses) {
  return {
    advID: ad.id,
    title: ad.title,
    type: 1,
    imgUrl: addresses.image(ad.picture),
    contentUrl: ad.link,
    sizeScale: formatScale(ad.picture),
    startTime: formatWireTime(parseChinaTime('2026-11-01 00:00')),
    endTime: formatWireTime(parseChinaTime('2027-12-31 23:59')),
    adOrder: ad.order ?? (index + 1) * 4,
  };
}

function formatScale(picture: string): string {
  const { width, height } = readPictureSize(picture);
  return `${width}:${height}`;
}

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
