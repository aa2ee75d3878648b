import { filterAppLink, filterLink } from '../link.ts';
import { parseRatio } from '../media/mediaNumbers.ts';
import * as read from '../read.ts';
import { field, isNone, parseRecord } from '../wire.ts';

/** How long a template waits, beyond its content, for an ad above the text (decision 0008). */
export const TOP_AD_WAIT_MS = 300;

/** Width divided by height of an ad without a known size: a band across the page. */
const DEFAULT_AD_RATIO = 5;

export type ArticleAds = read.Parsed<typeof parseArticleAds>;

/**
 * Returns the answer of getArticleAdvs (product 3.8); a slot without an image is
 * null.
 */
export function parseArticleAds(value: unknown) {
  const wire = parseRecord(value);
  return {
    top: parseSlot(field(wire, 'articleTop')),
    bottom: parseSlot(field(wire, 'articleBottom')),
    video: parseSlot(field(wire, 'videoAdv')),
    /** Of photo sets; without one they have the slot beside videos. */
    photos: parseSlot(field(wire, 'photos')),
  };
}

/** Returns the ads of one slot, which are sent bare or with the settings of the slot. */
export function parseBookedAds(payload: unknown): BookedAds {
  const wire = parseRecord(payload);
  const advs = Array.isArray(payload) ? payload : field(wire, 'advs', 'adv', 'list');
  return { slot: parseSlot({ ...wire, advs }) };
}

export type AdSlot = read.Parsed<typeof parseSlot>;

function parseSlot(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['ads'], {
    ads: read.each(wire, parseAd, 'advs'),
    /** `advStyle` 1: stays in place when the page scrolls. */
    fixed: read.number(wire, 'advStyle') === 1,
    // Ads can be closed (product 2.10) unless the setting forbids it.
    closable: read.defaultOn(wire, 'closeSetting'),
  });
}

/** One advertisement (product 3.8). */
export type Ad = read.Parsed<typeof parseAd>;

/** Returns an advertisement; null without an image. */
export function parseAd(value: unknown) {
  const wire = parseRecord(value);
  const image = read.image(wire, 'resourceUrl', 'imgUrl', 'imageUrl');
  const width = read.number(wire, 'width');
  const height = read.number(wire, 'height');
  const target = field(wire, 'linkUrl', 'contentUrl', 'url');
  const measured = isNone(width) || isNone(height) ? null : parseRatio(`${width}:${height}`);
  return read.filled(['image'], {
    id: read.id(wire, 'advID', 'advId', 'aid', 'id') || image,
    title: read.line(wire, 'title', 'name'),
    image,
    /** Target address that passed the link filter; '' for none. */
    url: filterLink(target),
    /** Target address of the native app; '' for none. */
    appLink: filterAppLink(target),
    /** Width divided by height. */
    ratio: measured ?? parseRatio(field(wire, 'sizeScale', 'ratio')) ?? DEFAULT_AD_RATIO,
  });
}

/** Ads of one slot; `slot` is null when none are booked. */
export interface BookedAds {
  readonly slot: AdSlot | null;
}
