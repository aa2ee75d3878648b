import { hasMoreByServer } from '../paging.ts';
import * as read from '../read.ts';
import { cutDescription } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseNumber,
  parseRecord,
  removeDuplicates,
  type Wire,
} from '../wire.ts';

/** Maximum number of related short videos (product 9.1). */
const MAX_RELATED = 4;
/** Limit for the sides of a cover or video. */
const MAX_SIDE_PX = 20_000;
const VIDEO_ATTACHMENT = 2;

/** A short video (product 3.18). */
export type ShortVideo = read.Parsed<typeof parseShortVideo>;

/** Returns a short video; null without an id. */
export function parseShortVideo(value: unknown) {
  const wire = parseRecord(value);
  const width = parseSide(field(wire, 'width'));
  const height = parseSide(field(wire, 'height'));
  return read.filled(['id'], {
    id: read.id(wire, 'id', 'fileId', 'fileID'),
    title: read.line(wire, 'title'),
    description: read.line(wire, 'description'),
    /** Unchanged from the server: the player checks it. */
    url: read.text(wire, 'videoUrl', 'url'),
    cover: read.image(wire, 'coverUrl', 'imageUrl'),
    /** Seconds, 0 when unknown. */
    durationS: read.seconds(wire, 'duration'),
    vertical: decideVertical(field(wire, 'videoDirection'), width, height),
    /** CSS pixels of the original, 0 when unknown. */
    width,
    height,
    author: read.line(wire, 'authorName'),
    authorIcon: read.image(wire, 'authorIcon'),
    publishedAt: read.time(wire, 'publishTime', 'publishtime'),
    categoryId: read.linkedId(wire, 'categoryId'),
    counts: parseVideoCounts(wire),
  });
}

const parseSide = (value: unknown): number => Math.min(parseCount(value), MAX_SIDE_PX);

/**
 * 0 is horizontal, anything else vertical (product 3.2). When absent, the size decides;
 * without a size it is vertical.
 */
function decideVertical(direction: unknown, width: number, height: number): boolean {
  const sent = parseNumber(direction);
  if (sent !== null) return sent !== 0;
  return width === 0 || height === 0 || height >= width;
}

export type VideoCounts = read.Parsed<typeof parseVideoCounts>;

const parseVideoCounts = (wire: Wire) => ({
  clicks: read.count(wire, 'countClick'),
  praises: read.count(wire, 'countPraise'),
  comments: read.count(wire, 'countDiscuss'),
  shares: read.count(wire, 'countShare'),
});

export type ShortVideoPage = read.Parsed<typeof parseShortVideoPage>;

/** Returns a video with its related ones, without itself; null when there is none. */
export function parseShortVideoPage(payload: unknown) {
  const wire = parseRecord(payload);
  const video = parseShortVideo(wire);
  if (video === null) return null;
  const related = removeDuplicates(
    read.each(wire, parseShortVideo, 'relArticleList'),
    new Set([video.id]),
  );
  return {
    video,
    /** At most four videos (product 9.1). */
    related: related.slice(0, MAX_RELATED),
  };
}

/** A page of a category's videos. */
export type ShortVideoList = read.Parsed<typeof parseShortVideoList>;

export function parseShortVideoList(payload: unknown) {
  const wire = parseRecord(payload);
  const list = read.each(wire, parseShortVideo, 'list');
  // For servers without `hasMore` an empty page is the last one.
  return { list, hasMore: list.length > 0 && hasMoreByServer(wire.hasMore ?? true, list.length) };
}

export function parseCategories(payload: unknown): readonly VideoCategory[] {
  return parseEach(field(parseRecord(payload), 'list'), (value) => {
    const wire = parseRecord(value);
    const id = read.linkedId(wire, 'id', 'categoryId');
    return id === '' ? null : { id, name: read.line(wire, 'name') };
  });
}

/** Returns the counts of several videos by id. */
export function parseCountsList(payload: unknown): ReadonlyMap<string, VideoCounts> {
  return new Map(
    parseEach(field(parseRecord(payload), 'list'), (value) => {
      const wire = parseRecord(value);
      const id = read.id(wire, 'id');
      return id === '' ? null : ([id, parseVideoCounts(wire)] as const);
    }),
  );
}

export function parseAttachments(payload: unknown): readonly VideoAttachment[] {
  return read.each(parseRecord(payload), parseAttachment, 'list');
}

/** A video or image attached to a short video. */
type VideoAttachment = read.Parsed<typeof parseAttachment>;

function parseAttachment(value: unknown) {
  const wire = parseRecord(value);
  const type = read.number(wire, 'type');
  const image = read.image(wire, 'imageUrl');
  const durationS = read.seconds(wire, 'duration');
  if (type === VIDEO_ATTACHMENT) {
    const url = read.text(wire, 'url');
    return url === '' ? null : { kind: 'video' as const, url, image, durationS };
  }
  const url = read.image(wire, 'url') || image;
  return url === '' ? null : { kind: 'image' as const, url, image: image || url, durationS: 0 };
}

/** The native app for short videos. */
export type VideoApp = read.Parsed<typeof parseVideoApp>;

export function parseVideoApp(payload: unknown) {
  const wire = parseRecord(payload);
  return {
    name: read.line(wire, 'appName'),
    logo: read.image(wire, 'appLogo'),
    /** Download address; '' for none. */
    downloadUrl: read.link(wire, 'downloadUrl'),
  };
}

/** The editors' share texts; '' where the video's own are used. */
export type VideoShareInfo = read.Parsed<typeof parseVideoShareInfo>;

export function parseVideoShareInfo(payload: unknown) {
  const wire = parseRecord(payload);
  return {
    title: read.line(wire, 'title'),
    description: cutDescription(read.line(wire, 'desc')),
    image: read.image(wire, 'imgUrl'),
  };
}

export interface VideoCategory {
  readonly id: string;
  readonly name: string;
}

/** Optional content of a short video's page. */
export interface VideoAround {
  readonly app: VideoApp | null;
  readonly share: VideoShareInfo | null;
}

/** The site's properties on pages of short videos. */
export interface VideoSite {
  readonly name: string;
  /** Share image of videos without a cover. */
  readonly image: string;
}
