import { parseLiveState } from '../article/live.ts';
import type { LiveInfo, VideoItem } from '../article/types.ts';
import { filterImageLink } from '../link.ts';
import { hasMoreByMultiple } from '../paging.ts';
import { parseHtmlText } from '../text.ts';
import {
  field,
  isNone,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseMoment,
  parseNumber,
  parseRecord,
  parseSeconds,
  parseText,
  type Wire,
} from '../wire.ts';
import type { ComingLive, LiveCounts, LiveLine, LiveMain, LiveReport, LiveView } from './types.ts';

/** More lines and attachments than anybody sends; what is over them is not shown. */
const MAX_LINES = 12;
const MAX_ATTACHMENTS = 30;

/** `status` of a line, as text: 2 is playback (product 3.9). */
const PLAYBACK = 2;

/**
 * Answer of liveView; null when there is no such broadcast. `info` is what the article
 * says of it, for what the broadcast does not say of itself.
 */
export function parseLiveView(payload: unknown, info: LiveInfo | null = null): LiveView | null {
  const wire = parseRecord(payload);
  if (isNone(wire)) return null;
  const list = parseList(field(wire, 'list'));
  return {
    main: parseLiveMain(field(wire, 'main'), info, field(wire, 'currentStatus')),
    reports: parseEach(list, parseLiveReport),
    hasMore: hasMoreByMultiple(list.length, list.length),
  };
}

/**
 * The broadcast: `main` of liveView, or an article of kind live itself, whose fields have
 * the same names. null when there is none: later pages send `{}`.
 */
export function parseLiveMain(
  value: unknown,
  info: LiveInfo | null = null,
  currentStatus?: unknown,
): LiveMain | null {
  const wire = parseRecord(value);
  if (isNone(wire)) return null;
  const config = parseRecord(field(wire, 'config'));
  const banner = parseBanner(config);
  const videos = parseList(field(config, 'videos'));
  const state =
    parseLiveState(currentStatus) ??
    parseLiveState(field(wire, 'liveStatus')) ??
    info?.state ??
    parseLiveState(field(parseRecord(videos[0]), 'status')) ??
    'preview';
  return {
    fileId: parseLinkedId(field(wire, 'fileId', 'fileID')),
    title: parseHtmlText(field(wire, 'title')),
    abstract: parseHtmlText(field(wire, 'attAbstract', 'liveContent')),
    state,
    startsAt: parseMoment(field(wire, 'liveStartTime', 'startTime')) ?? info?.startsAt ?? null,
    banner,
    lines: parseEach(videos, (video) => parseLine(video, banner)).slice(0, MAX_LINES),
    ...parseLiveCounts(wire),
  };
}

/** Answer of getLiveCount, and the same fields of `main`. */
export function parseLiveCounts(value: unknown): LiveCounts {
  const wire = parseRecord(value);
  return {
    clicks: parseCount(field(wire, 'countClick')),
    readers: parseCount(field(wire, 'readCount')),
  };
}

/** Only the banner fields that end in `Url` are addresses (wire 5.16). */
const parseBanner = (wire: Wire): string =>
  filterImageLink(field(wire, 'appBannerUrl')) || filterImageLink(field(wire, 'webBannerUrl'));

/** A line without any address is none: there is nothing to choose it for. */
function parseLine(value: unknown, banner: string): LiveLine | null {
  const wire = parseRecord(value);
  const liveUrls = collect(wire.appLiveUrl, wire.webLiveUrl);
  const playbackUrls = collect(
    ...listOf(wire.playbackUrls),
    wire.appPlaybackUrl,
    wire.webPlaybackUrl,
  );
  if (liveUrls.length + playbackUrls.length === 0) return null;
  return {
    name: parseHtmlText(field(wire, 'lineName')),
    liveUrls,
    playbackUrls,
    poster: parseBanner(wire) || banner,
    ended: parseNumber(field(wire, 'status')) === PLAYBACK,
  };
}

/** One address or several. */
const listOf = (value: unknown): readonly unknown[] => {
  const list = parseList(value);
  return list.length > 0 ? list : [value];
};

/** Each address once, in this order. */
const collect = (...values: readonly unknown[]): string[] =>
  [...new Set(values.map(parseText))].filter(Boolean);

/** A report; null when it has no id to know it by, or shows nothing. */
export function parseLiveReport(value: unknown): LiveReport | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'fileId', 'fileID', 'id'));
  if (id === '') return null;
  const attachments = parseRecord(field(wire, 'attachments'));
  const report = {
    id,
    title: parseHtmlText(field(wire, 'title')),
    text: parseReportText(field(wire, 'content', 'attAbstract')),
    at: parseMoment(field(wire, 'publishtime', 'publishTime', 'created')),
    author: parseHtmlText(field(wire, 'user', 'userName', 'author')),
    authorIcon: filterImageLink(field(wire, 'userIcon')),
    pinned: parseFlag(field(wire, 'isTop')),
    pictures: parseEach(field(attachments, 'pics'), parsePicture).slice(0, MAX_ATTACHMENTS),
    videos: parseEach(field(attachments, 'videos'), parseVideo).slice(0, MAX_ATTACHMENTS),
  };
  const says = report.title + report.text !== '';
  return says || report.pictures.length + report.videos.length > 0 ? report : null;
}

/** Where HTML ends a line the text does, too. */
const LINE_END = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi;
const BLANK_LINES = /\s*\n\s*\n\s*/g;

/** Plain text of a report, which may be HTML: an empty line between paragraphs at the most. */
function parseReportText(value: unknown): string {
  const lines = parseText(value)
    .replace(LINE_END, (tag) => `${tag}\n`)
    .split(/\r?\n/)
    .map(parseHtmlText);
  return lines.join('\n').replace(BLANK_LINES, '\n\n').trim();
}

const parsePicture = (value: unknown): string | null =>
  filterImageLink(
    typeof value === 'string' ? value : field(parseRecord(value), 'url', 'imageUrl', 'picUrl'),
  ) || null;

function parseVideo(value: unknown): VideoItem | null {
  const wire = parseRecord(value);
  const url = parseText(
    typeof value === 'string' && isNone(wire) ? value : field(wire, 'videoUrl', 'url'),
  );
  if (url === '') return null;
  return {
    ref: '',
    url,
    poster: filterImageLink(field(wire, 'imageUrl', 'poster')),
    description: parseHtmlText(field(wire, 'description', 'title')),
    durationS: parseSeconds(field(wire, 'duration')),
    vertical: (parseNumber(field(wire, 'videoDirection')) ?? 0) !== 0,
    selfMedia: false,
  };
}

/** Answer of getLiveComing and liveComing, soonest first; those of unknown start come last. */
export function parseComingLives(payload: unknown): readonly ComingLive[] {
  const list = Array.isArray(payload) ? payload : field(parseRecord(payload), 'list');
  const seen = new Set<string>();
  return parseEach(list, parseComing)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((a, b) => orderOf(a) - orderOf(b));
}

const orderOf = ({ startsAt }: ComingLive): number => startsAt ?? Number.MAX_SAFE_INTEGER;

function parseComing(value: unknown): ComingLive | null {
  const wire = parseRecord(value);
  const id = parseLinkedId(field(wire, 'fileId', 'fileID'));
  const title = parseHtmlText(field(wire, 'title'));
  if (id === '' || title === '') return null;
  return {
    id,
    linkId: parseLinkedId(field(wire, 'linkID', 'linkId')),
    title,
    startsAt: parseMoment(field(wire, 'startTime', 'liveStartTime')),
    banner: parseBanner(wire),
  };
}
