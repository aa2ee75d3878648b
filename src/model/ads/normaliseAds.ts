import { filterAppLink, filterLink } from '../link.ts';
import { parseRatio } from '../media/mediaNumbers.ts';
import * as read from '../read.ts';
import { field, isNone, parseRecord } from '../wire.ts';

/** How long a template waits, beyond its content, for an ad above the text (decision 0008). */
export const TOP_AD_WAIT_MS = 300;

/** Width divided by height of an ad without a known size: a band across the page. */
const DEFAULT_AD_RATIO = 5;

/**
 * Returns the answer of getArticleAdvs (product 3.8); a slot without an image is
 * null.
 */
export function parseArticleAds(value: unknown): ArticleAds {
  const wire = parseRecord(value);
  return {
    top: parseSlot(field(wire, 'articleTop')),
    bottom: parseSlot(field(wire, 'articleBottom')),
    video: parseSlot(field(wire, 'videoAdv')),
    photos: parseSlot(field(wire, 'photos')),
  };
}

/** Returns the ads of one slot, which are sent bare or with the settings of the slot. */
export function parseBookedAds(payload: unknown): BookedAds {
  const wire = parseRecord(payload);
  const advs = Array.isArray(payload) ? payload : field(wire, 'advs', 'adv', 'list');
  return { slot: parseSlot({ ...wire, advs }) };
}

function parseSlot(value: unknown): AdSlot | null {
  const wire = parseRecord(value);
  return read.filled(['ads'], {
    ads: read.each(wire, parseAd, 'advs'),
    fixed: read.number(wire, 'advStyle') === 1,
    // Ads can be closed (product 2.10) unless the setting forbids it.
    closable: read.defaultOn(wire, 'closeSetting'),
  });
}

/** Returns an advertisement; null without an image. */
export function parseAd(value: unknown): Ad | null {
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
    url: filterLink(target),
    appLink: filterAppLink(target),
    ratio: measured ?? parseRatio(field(wire, 'sizeScale', 'ratio')) ?? DEFAULT_AD_RATIO,
  });
}

/** One advertisement (product 3.8). */
export interface Ad {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  /** Target address that passed the link filter; '' for none. */
  readonly url: string;
  /** Target address of the native app; '' for none. */
  readonly appLink: string;
  /** Width divided by height. */
  readonly ratio: number;
}

export interface AdSlot {
  readonly ads: readonly Ad[];
  /** `advStyle` 1: stays in place when the page scrolls. */
  readonly fixed: boolean;
  readonly closable: boolean;
}

export interface ArticleAds {
  readonly top: AdSlot | null;
  readonly bottom: AdSlot | null;
  readonly video: AdSlot | null;
  /** Of photo sets; without one they have the slot beside videos. */
  readonly photos: AdSlot | null;
}

/** Ads of one slot; `slot` is null when none are booked. */
export interface BookedAds {
  readonly slot: AdSlot | null;
}
