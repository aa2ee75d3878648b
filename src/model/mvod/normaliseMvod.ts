import { filterImageLink, filterLink } from '../link.ts';
import { parseSeconds } from '../media/mediaNumbers.ts';
import { hasMoreByServer } from '../paging.ts';
import { cutDescription, parseLine } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
  type Wire,
} from '../wire.ts';
import type {
  ShortVideo,
  ShortVideoList,
  ShortVideoPage,
  VideoApp,
  VideoAttachment,
  VideoCategory,
  VideoCounts,
  VideoShareInfo,
} from './mvodTypes.ts';

/** Maximum number of related short videos (product 9.1). */
export const MAX_RELATED = 4;
/** Limit for the sides of a cover or video. */
const MAX_SIDE_PX = 20_000;
const VIDEO_ATTACHMENT = 2;

/** Returns a short video; null without an id. */
export function parseShortVideo(value: unknown): ShortVideo | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'fileId', 'fileID'));
  if (id === '') return null;
  const width = parseSide(field(wire, 'width'));
  const height = parseSide(field(wire, 'height'));
  return {
    id,
    title: parseLine(field(wire, 'title')),
    description: parseLine(field(wire, 'description')),
    url: parseText(field(wire, 'videoUrl', 'url')),
    cover: filterImageLink(field(wire, 'coverUrl', 'imageUrl')),
    durationS: parseSeconds(field(wire, 'duration')),
    vertical: decideVertical(field(wire, 'videoDirection'), width, height),
    width,
    height,
    author: parseLine(field(wire, 'authorName')),
    authorIcon: filterImageLink(field(wire, 'authorIcon')),
    publishedAt: parseTimestamp(field(wire, 'publishTime', 'publishtime')),
    categoryId: parseLinkedId(field(wire, 'categoryId')),
    counts: parseVideoCounts(wire),
  };
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

export const parseVideoCounts = (wire: Wire): VideoCounts => ({
  clicks: parseCount(field(wire, 'countClick')),
  praises: parseCount(field(wire, 'countPraise')),
  comments: parseCount(field(wire, 'countDiscuss')),
  shares: parseCount(field(wire, 'countShare')),
});

/** Returns a video with its related ones, without itself; null when there is none. */
export function parseShortVideoPage(payload: unknown): ShortVideoPage | null {
  const wire = parseRecord(payload);
  const video = parseShortVideo(wire);
  if (video === null) return null;
  const related = removeDuplicates(
    parseEach(field(wire, 'relArticleList'), parseShortVideo),
    new Set([video.id]),
  );
  return { video, related: related.slice(0, MAX_RELATED) };
}

export function parseShortVideoList(payload: unknown): ShortVideoList {
  const wire = parseRecord(payload);
  const list = parseEach(field(wire, 'list'), parseShortVideo);
  // For servers without `hasMore` an empty page is the last one.
  return { list, hasMore: list.length > 0 && hasMoreByServer(wire.hasMore ?? true, list.length) };
}

/** Returns the videos without duplicates and without those in `known`. */
export function removeDuplicates(
  videos: readonly ShortVideo[],
  known: ReadonlySet<string>,
): readonly ShortVideo[] {
  const seen = new Set(known);
  return videos.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function parseCategories(payload: unknown): readonly VideoCategory[] {
  return parseEach(field(parseRecord(payload), 'list'), (value) => {
    const wire = parseRecord(value);
    const id = parseLinkedId(field(wire, 'id', 'categoryId'));
    return id === '' ? null : { id, name: parseLine(field(wire, 'name')) };
  });
}

/** Returns the counts of several videos by id. */
export function parseCountsList(payload: unknown): ReadonlyMap<string, VideoCounts> {
  return new Map(
    parseEach(field(parseRecord(payload), 'list'), (value) => {
      const wire = parseRecord(value);
      const id = parseId(field(wire, 'id'));
      return id === '' ? null : ([id, parseVideoCounts(wire)] as const);
    }),
  );
}

export function parseAttachments(payload: unknown): readonly VideoAttachment[] {
  return parseEach(field(parseRecord(payload), 'list'), parseAttachment);
}

function parseAttachment(value: unknown): VideoAttachment | null {
  const wire = parseRecord(value);
  const type = parseNumber(field(wire, 'type'));
  const image = filterImageLink(field(wire, 'imageUrl'));
  const durationS = parseSeconds(field(wire, 'duration'));
  if (type === VIDEO_ATTACHMENT) {
    const url = parseText(field(wire, 'url'));
    return url === '' ? null : { kind: 'video', url, image, durationS };
  }
  const url = filterImageLink(field(wire, 'url')) || image;
  return url === '' ? null : { kind: 'image', url, image: image || url, durationS: 0 };
}

export function parseVideoApp(payload: unknown): VideoApp {
  const wire = parseRecord(payload);
  return {
    name: parseLine(field(wire, 'appName')),
    logo: filterImageLink(field(wire, 'appLogo')),
    downloadUrl: filterLink(field(wire, 'downloadUrl')),
  };
}

export function parseVideoShareInfo(payload: unknown): VideoShareInfo {
  const wire = parseRecord(payload);
  return {
    title: parseLine(field(wire, 'title')),
    description: cutDescription(parseLine(field(wire, 'desc'))),
    image: filterImageLink(field(wire, 'imgUrl')),
  };
}
