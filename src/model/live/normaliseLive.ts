import type { LiveInfo, VideoItem } from '../article/articleTypes.ts';
import { parseLiveState } from '../article/liveInfo.ts';
import { filterImageLink } from '../link.ts';
import { hasMoreByMultiple } from '../paging.ts';
import * as read from '../read.ts';
import { parseLines } from '../text.ts';
import {
  field,
  findRows,
  isNone,
  parseEach,
  parseList,
  parseRecord,
  parseText,
  removeDuplicates,
  type Wire,
} from '../wire.ts';

/** Limits of shown lines and attachments. */
const MAX_LINES = 12;
const MAX_ATTACHMENTS = 30;

/** `status` of a line, as text: 2 is a recording (product 3.9). */
const PLAYBACK = 2;

/** A page of liveView: only the first one has `main` (wire 11.1). */
export type LiveView = read.Parsed<typeof parseLiveView>;

/**
 * Returns the answer of liveView; null when there is no such broadcast. `info` has the
 * article's values for fields that the broadcast lacks.
 */
export function parseLiveView(payload: unknown, info: LiveInfo | null = null) {
  const wire = parseRecord(payload);
  if (isNone(wire)) return null;
  const list = read.list(wire, 'list');
  return {
    main: parseLiveMain(field(wire, 'main'), info, field(wire, 'currentStatus')),
    reports: parseEach(list, parseLiveReport),
    hasMore: hasMoreByMultiple(list.length, list.length),
  };
}

/** The broadcast itself (product 3.9). */
export type LiveMain = read.Parsed<typeof parseLiveMain>;

/**
 * Returns the broadcast: `main` of liveView, or an article of kind live, whose fields have the
 * same names. null when there is none: later pages send `{}`.
 */
export function parseLiveMain(
  value: unknown,
  info: LiveInfo | null = null,
  currentStatus?: unknown,
) {
  const wire = parseRecord(value);
  if (isNone(wire)) return null;
  const config = read.record(wire, 'config');
  const banner = parseBanner(config);
  const videos = read.list(config, 'videos');
  const state =
    parseLiveState(currentStatus) ??
    parseLiveState(field(wire, 'liveStatus')) ??
    info?.state ??
    parseLiveState(field(parseRecord(videos[0]), 'status')) ??
    'preview';
  const lines: readonly LiveLine[] = parseEach(videos, (video) =>
    parseVideoLine(video, banner),
  ).slice(0, MAX_LINES);
  return {
    /** Id of its article. */
    fileId: read.linkedId(wire, 'fileId', 'fileID'),
    title: read.line(wire, 'title'),
    abstract: read.line(wire, 'attAbstract', 'liveContent'),
    state,
    startsAt: read.time(wire, 'liveStartTime', 'startTime') ?? info?.startsAt ?? null,
    banner,
    lines,
    ...parseLiveCounts(wire),
  };
}

/** Returns the answer of getLiveCount, or the same fields of `main`. */
export function parseLiveCounts(value: unknown) {
  const wire = parseRecord(value);
  return {
    clicks: read.count(wire, 'countClick'),
    readers: read.count(wire, 'readCount'),
  };
}

/** Only banner fields that end in `Url` are addresses (wire 5.16). */
const parseBanner = (wire: Wire): string =>
  read.image(wire, 'appBannerUrl') || read.image(wire, 'webBannerUrl');

/**
 * A line (camera) of a broadcast. Addresses are unchanged from the server: the player checks
 * them.
 */
export type LiveLine = read.Parsed<typeof parseVideoLine>;

/** Returns a line; null without any address, because it could not be played. */
function parseVideoLine(value: unknown, banner: string) {
  const wire = parseRecord(value);
  const liveUrls = collect(wire.appLiveUrl, wire.webLiveUrl);
  const playbackUrls = collect(
    ...listOf(wire.playbackUrls),
    wire.appPlaybackUrl,
    wire.webPlaybackUrl,
  );
  if (liveUrls.length + playbackUrls.length === 0) return null;
  return {
    name: read.line(wire, 'lineName'),
    /** Addresses of the live video in several formats; [] when it is not on air. */
    liveUrls,
    /** Addresses of the recording; [] when there is none. */
    playbackUrls,
    poster: parseBanner(wire) || banner,
    /** Whether this line has ended; other lines may still be on air. */
    ended: read.number(wire, 'status') === PLAYBACK,
  };
}

/** Accepts one address or several. */
const listOf = (value: unknown): readonly unknown[] => {
  const list = parseList(value);
  return list.length > 0 ? list : [value];
};

/** Returns the addresses in this order without duplicates. */
const collect = (...values: readonly unknown[]): readonly string[] =>
  [...new Set(values.map(parseText))].filter(Boolean);

/** Returns a report; null without an id or without content. */
export function parseLiveReport(value: unknown): LiveReport | null {
  const wire = parseRecord(value);
  const id = read.id(wire, 'fileId', 'fileID', 'id');
  if (id === '') return null;
  const attachments = read.record(wire, 'attachments');
  const content = read.text(wire, 'content', 'attAbstract');
  const pictures = [...read.each(attachments, parseImage, 'pics'), ...findImages(content)];
  const report = {
    id,
    title: read.line(wire, 'title'),
    text: parseReportText(field(wire, 'content', 'attAbstract')),
    at: read.time(wire, 'publishtime', 'publishTime', 'created'),
    author: read.line(wire, 'user', 'userName', 'author'),
    authorIcon: read.image(wire, 'userIcon'),
    pinned: read.flag(wire, 'isTop'),
    pictures: [...new Set(pictures)].slice(0, MAX_ATTACHMENTS),
    videos: read.each(attachments, parseVideo, 'videos').slice(0, MAX_ATTACHMENTS),
  };
  const says = report.title + report.text !== '';
  return says || report.pictures.length + report.videos.length > 0 ? report : null;
}

/** Returns the text of a report, with at most one empty line between paragraphs. */
const parseReportText = (value: unknown): string =>
  parseLines(value)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** Addresses of images in the text, of those that load later in another attribute. */
const IMAGE = /<img\b[^<>]*?\s(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

const findImages = (html: string): readonly string[] =>
  Array.from(html.matchAll(IMAGE), ([, double, single, bare]) =>
    filterImageLink(double ?? single ?? bare),
  ).filter((address) => address !== '');

const parseImage = (value: unknown): string | null =>
  filterImageLink(
    typeof value === 'string' ? value : field(parseRecord(value), 'url', 'imageUrl', 'picUrl'),
  ) || null;

function parseVideo(value: unknown): VideoItem | null {
  const wire = parseRecord(value);
  return read.filled(['url'], {
    ref: '',
    url: parseText(
      typeof value === 'string' && isNone(wire) ? value : field(wire, 'videoUrl', 'url'),
    ),
    poster: read.image(wire, 'imageUrl', 'poster'),
    description: read.line(wire, 'description', 'title'),
    durationS: read.seconds(wire, 'duration'),
    vertical: (read.number(wire, 'videoDirection') ?? 0) !== 0,
    selfMedia: read.flag(wire, 'isWeMedia'),
  });
}

/**
 * Returns the answer of getLiveComing and liveComing, sorted by start; broadcasts without one
 * come last.
 */
export function parseComingLives(payload: unknown): readonly ComingLive[] {
  return removeDuplicates(parseEach(findRows(payload, 'list'), parseComing)).sort(
    (a, b) => orderOf(a) - orderOf(b),
  );
}

const orderOf = ({ startsAt }: ComingLive): number => startsAt ?? Number.MAX_SAFE_INTEGER;

/** An announced broadcast. */
export type ComingLive = read.Parsed<typeof parseComing>;

function parseComing(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', 'title'], {
    id: read.linkedId(wire, 'fileId', 'fileID'),
    linkId: read.linkedId(wire, 'linkID', 'linkId'),
    title: read.line(wire, 'title'),
    startsAt: read.time(wire, 'startTime', 'liveStartTime'),
    banner: parseBanner(wire),
  });
}

/** A report with text and images, written while the broadcast runs. */
export interface LiveReport {
  readonly id: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly text: string;
  readonly at: number | null;
  readonly author: string;
  readonly authorIcon: string;
  readonly pinned: boolean;
  readonly pictures: readonly string[];
  readonly videos: readonly VideoItem[];
}
