import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { findFirstSentence, parseLine } from '../text.ts';
import {
  field,
  isNone,
  parseEach,
  parseFlag,
  parseList,
  parseNumber,
  parseRecord,
  type Wire,
} from '../wire.ts';
import { parseArticleKind } from './articleKind.ts';
import type { ListItem, VoteCycle } from './articleTypes.ts';
import { parseCounts } from './counts.ts';
import { parseCredits, parseReporters, parseYoungReporters } from './credits.ts';
import { parseColumnName, parseTags } from './listFields.ts';
import {
  parseAppLink,
  parseItemLinkId,
  parseListItem,
  parseOutsideUrl,
  parseRelatedItem,
} from './listItem.ts';
import { parseLiveInfo } from './liveInfo.ts';
import { parseAttachments, parseAudios, parseBodyImages, parseVideos } from './media.ts';
import { parseShareImage, parseTitleImages } from './titleImages.ts';

/** The images around an article of the digital newspaper. */
export type PaperImages = read.Parsed<typeof parsePaper>;

/** Returns the images around an article of the digital newspaper; all empty for other articles. */
export function parsePaper(wire: Wire) {
  const picture = read.record(wire, 'layoutPicture');
  return {
    topImage: read.image(wire, 'topImage', 'topPic'),
    bottomImage: read.image(wire, 'bottomImage', 'bottomPic'),
    layoutImage: read.image(picture, 'picUrl'),
    /** The areas of the page as they were sent, for `parseOwnAreas`; `width` and `height` in pixels, or 0. */
    layout: {
      mapping: field(read.record(wire, 'layoutMapping'), 'mapping') ?? null,
      width: read.number(picture, 'width') ?? 0,
      height: read.number(picture, 'height') ?? 0,
    },
  };
}

const CYCLES: readonly VoteCycle[] = ['once', 'daily', 'timesADay', 'unlimited'];

export type Vote = read.Parsed<typeof parseVote>;

/** Returns the vote of `widgets.vote`, which is `{}` for none; null without id or questions. */
export function parseVote(value: unknown) {
  const wire = parseRecord(Array.isArray(value) ? value[0] : value);
  return read.filled(['id', 'questions'], {
    id: read.linkedId(wire, 'id', 'voteID'),
    name: read.line(wire, 'name'),
    /** Epoch ms, null when it never closes. */
    endsAt: read.time(wire, 'endDate'),
    needLogin: read.flag(wire, 'needLogin'),
    // An unknown cycle sets no limit here: the server refuses surplus votes.
    cycle: CYCLES[read.number(wire, 'voteCycle') ?? -1] ?? 'unlimited',
    timesADay: Math.max(1, read.count(wire, 'voteCyclenum')),
    appOnly: read.flag(wire, 'onlyapp'),
    questions: read.each(wire, parseQuestion, 'questions'),
  });
}

export type VoteQuestion = read.Parsed<typeof parseQuestion>;

function parseQuestion(value: unknown) {
  const wire = parseRecord(value);
  const options = read.each(wire, parseOption, 'options');
  const limit = decideLimit(
    read.number(wire, 'qtype'),
    read.count(wire, 'selectLimited'),
    options.length,
  );
  return read.filled(['id', 'options'], {
    id: read.id(wire, 'qid'),
    name: read.line(wire, 'qname'),
    multiple: limit > 1,
    /** Maximum number of chosen options; 1 for single choice. */
    limit,
    options,
  });
}

/** `qtype` 0 is single and 1 multiple choice; a limit of 0 allows all options. */
function decideLimit(qtype: number | null, selectLimited: number, options: number): number {
  if (qtype === 0 || (qtype === null && selectLimited === 0)) return 1;
  return Math.min(selectLimited || options, options);
}

function parseOption(value: unknown) {
  const wire = parseRecord(value);
  const picture = field(wire, 'pic');
  return read.filled(['id'], {
    id: read.id(wire, 'oid'),
    name: read.line(wire, 'oname'),
    picture: filterImageLink(Array.isArray(picture) ? parseList(picture)[0] : picture),
  });
}

export type Article = read.Parsed<typeof parseArticle>;

/**
 * Returns the article of an answer of getArticleContent or one of its variants, without its
 * envelope (wire 6). Null when the server has no article: 'empty', {},
 * null, {success: false}, or an object without id, title and content.
 */
export function parseArticle(value: unknown) {
  const wire = parseRecord(value);
  if (isMissing(wire)) return null;
  const id = read.id(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'id');
  const kind = parseArticleKind(field(wire, 'articleType'));
  const pictures = parseBodyImages(wire, kind);
  const videos = parseVideos(wire, kind);
  const titlePictures = parseTitleImages(wire);
  const content = parseContent(wire);
  const listTitle = read.line(wire, 'listTitle');
  const releasedAt = read.time(wire, 'realPubTime');
  return {
    id,
    // Details may use the older spelling `colID`, as text.
    columnId: read.linkedId(wire, 'columnID', 'columnId', 'colID'),
    columnName: parseColumnName(wire),
    siteId: read.id(wire, 'siteID', 'siteId', 'siteid'),
    kind,
    /** `aStatus` is 1. Every other value is a preview (product 4.3). */
    published: isPublished(wire),
    leadTitle: read.line(wire, 'leadTitle'),
    title:
      read.line(wire, 'title') ||
      read.line(wire, 'textTitle') ||
      listTitle ||
      findFirstSentence(content),
    subtitle: read.line(wire, 'subtitle', 'subTitle'),
    introTitle: read.line(wire, 'introTitle'),
    listTitle,
    abstract: read.line(wire, 'attAbstract'),
    /** Untrusted HTML as the CMS sent it; only `body/` may read it. */
    content,
    source: read.line(wire, 'source'),
    /** An address that passed the link filter, or ''. */
    sourceUrl: read.link(wire, 'sourceUrl'),
    publishedAt: read.time(wire, 'publishtime') ?? releasedAt,
    /** Epoch ms, null when unknown. */
    releasedAt,
    /** Epoch ms of the last change. Its meaning is a guess: read it with `decideEditedAt` or `decideUpdatedAt`. */
    changedAt: read.time(wire, 'version') ?? releasedAt,
    /** What editors say about a correction. Its names are guesses: it may be a flag. */
    correctionNote: read.line(wire, 'correctionNote', '更正说明'),
    wordCount: read.count(wire, 'wordCount'),
    /** Minutes. */
    readMinutes: read.count(wire, 'readTime'),
    isEnglish: read.flag(wire, 'isEnglish'),
    pictures,
    videos,
    audios: parseAudios(wire),
    titlePictures,
    shareImage:
      parseShareImage(wire) ||
      titlePictures[0] ||
      read.image(wire, 'headPic') ||
      pictures.find((picture) => picture.url !== '')?.url ||
      videos[0]?.poster ||
      '',
    share: parseShareOverride(wire),
    tags: parseTags(wire),
    /** Keywords of the editors, which the metadata contain. */
    keywords: parseKeywords(field(wire, 'keylist')),
    credits: parseCredits(wire),
    youngReporters: parseYoungReporters(wire),
    reporters: parseReporters(field(wire, 'reporters')),
    // Reporters that were sent are hidden only by a flag that is explicitly 0.
    showReporterCard: read.defaultOn(wire, 'isShowReporterCard'),
    vote: parseVote(read.record(wire, 'widgets').vote),
    attachments: parseAttachments(wire),
    certificateImage: read.image(wire, 'blockChainCertificatePngUrl'),
    paper: parsePaper(wire),
    /** Whether the copyright notice is shown. */
    copyright: read.flag(wire, 'copyright'),
    rewardable: read.flag(wire, 'isReward'),
    rewardCount: read.count(wire, 'countReward'),
    counts: parseCounts(wire),
    /** The server counts no comments; false when it does not say how many there are. */
    hasNoComments: read.number(wire, 'countDiscuss') === 0,
    /** The full body is available only in the app, or for points; the page shows a collapsed one. */
    onlyAppRead: read.flag(wire, 'onlyAppRead'),
    points: read.count(wire, 'consumPoints'),
    discussClosed: read.flag(wire, 'discussClosed'),
    shareClosed: read.flag(wire, 'shareClosed'),
    advClosed: read.flag(wire, 'advClosed'),
    /** The self-media account that published it; id '' for none. */
    account: {
      id: read.linkedId(wire, 'xyAccountID'),
      name: read.line(wire, 'xyAccount'),
      icon: read.image(wire, 'xyAccountIcon'),
    },
    originalUrl: read.link(wire, 'originalUrl'),
    /** Column of a special, or id of a broadcast; '' for none. */
    linkId: parseItemLinkId(wire, kind),
    /** External address of link and H5 articles that passed the link filter; '' for none. */
    url: parseOutsideUrl(wire, kind),
    /** Address of the native app that a link or H5 article opens; '' for none. */
    appLink: parseAppLink(wire, kind),
    live: kind === 'live' ? parseLiveInfo(wire) : null,
    hot: parseItems(field(wire, 'hotArticles'), field(wire, 'showHotArticle')),
    latest: parseItems(field(wire, 'latestArticles'), field(wire, 'showLatestArticle')),
    related: read.each(wire, parseRelatedItem, 'related'),
    /** Whether the server has more related articles than these. */
    hasMoreRelated: read.flag(wire, 'relatedHasMore'),
  };
}

function isMissing(wire: Wire): boolean {
  if (!parseFlag(wire.success, true)) return true;
  return isNone(field(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'title', 'content'));
}

/**
 * `aStatus` 1. Answers without it count as published: newspaper articles and older servers
 * never send it and return only published articles (wire 13.2).
 */
function isPublished(wire: Wire): boolean {
  const aStatus = field(wire, 'aStatus');
  return isNone(aStatus) || parseNumber(aStatus) === 1;
}

/** Returns the body unchanged: it is HTML, so it is not trimmed or decoded here. */
function parseContent(wire: Wire): string {
  const content = field(wire, 'contentPlus', 'content');
  return typeof content === 'string' ? content : '';
}

/** Returns the editors' own share texts; null when `customShare` is not set or all are empty. */
function parseShareOverride(wire: Wire) {
  if (!read.flag(wire, 'customShare')) return null;
  const title = read.line(wire, 'shareTitle');
  const description = read.line(wire, 'shareContent');
  const image = read.image(wire, 'sharePicAbsoluteUrl') || read.image(wire, 'sharePicUrl');
  const url = read.link(wire, 'customUrl');
  return title || description || image || url
    ? {
        title,
        description,
        image,
        /** Address that is shared instead of the article's; '' for none. */
        url,
      }
    : null;
}

/** Returns the words of `keylist`, which blanks or semicolons separate (wire 5.3). */
const parseKeywords = (value: unknown): readonly string[] =>
  parseLine(value)
    .split(/[\s;；,，]+/)
    .filter((word) => word !== '');

/**
 * Returns a list below the article: an array, or an object with a `list`. Only a switch that is explicitly off
 * hides it.
 */
const parseItems = (list: unknown, isShown: unknown): readonly ListItem[] =>
  parseFlag(isShown, true)
    ? parseEach(Array.isArray(list) ? list : parseRecord(list).list, parseListItem)
    : [];
