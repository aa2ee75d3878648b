import { readPictureSize } from '../../sample/pictureName.ts';
import type { SampleAd } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

/** Formats an ad slot (product 3.8); `advs` is empty when nothing is booked. */
export function formatSlot(ads: readonly SampleAd[], addresses: Addresses) {
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
    pageTime: 0,
    adOrder: ad.order ?? (index + 1) * 4,
  };
}

function formatScale(picture: string): string {
  const { width, height } = readPictureSize(picture);
  return `${width}:${height}`;
}
