import * as read from '../read.ts';
import { findFirstSentence, parseLine } from '../text.ts';
import {
  field,
  isNone,
  parseEach,
  parseFlag,
  parseNumber,
  parseRecord,
  type Wire,
} from '../wire.ts';
import { parseArticleKind } from './articleKind.ts';
import type { Article, ListItem, ShareOverride } from './articleTypes.ts';
import { parseBodyImages } from './bodyImages.ts';
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
import { parseAttachments, parseAudios, parseVideos } from './media.ts';
import { parsePaper } from './paper.ts';
import { parseShareImage, parseTitleImages } from './titleImages.ts';
import { parseVote } from './vote.ts';

/**
 * Returns the article of an answer of getArticleContent or one of its variants, without its
 * envelope (wire 6). Null when the server has no article: 'empty', {},
 * null, {success: false}, or an object without id, title and content.
 */
export function parseArticle(value: unknown): Article | null {
  const wire = parseRecord(value);
  if (isMissing(wire)) return null;
  const id = read.id(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'id');
  const kind = parseArticleKind(field(wire, 'articleType'));
  const pictures = parseBodyImages(wire, kind);
  const videos = parseVideos(wire, kind);
  const titlePictures = parseTitleImages(wire);
  const content = parseContent(wire);
  const listTitle = read.line(wire, 'listTitle');
  return {
    id,
    // Details may use the older spelling `colID`, as text.
    columnId: read.linkedId(wire, 'columnID', 'columnId', 'colID'),
    columnName: parseColumnName(wire),
    siteId: read.id(wire, 'siteID', 'siteId', 'siteid'),
    kind,
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
    content,
    source: read.line(wire, 'source'),
    sourceUrl: read.link(wire, 'sourceUrl'),
    publishedAt: read.time(wire, 'publishtime') ?? read.time(wire, 'realPubTime'),
    changedAt: read.time(wire, 'version') ?? read.time(wire, 'realPubTime'),
    wordCount: read.count(wire, 'wordCount'),
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
    copyright: read.flag(wire, 'copyright'),
    rewardable: read.flag(wire, 'isReward'),
    rewardCount: read.count(wire, 'countReward'),
    counts: parseCounts(wire),
    hasNoComments: read.number(wire, 'countDiscuss') === 0,
    onlyAppRead: read.flag(wire, 'onlyAppRead'),
    points: read.count(wire, 'consumPoints'),
    discussClosed: read.flag(wire, 'discussClosed'),
    shareClosed: read.flag(wire, 'shareClosed'),
    advClosed: read.flag(wire, 'advClosed'),
    account: {
      id: read.linkedId(wire, 'xyAccountID'),
      name: read.line(wire, 'xyAccount'),
      icon: read.image(wire, 'xyAccountIcon'),
    },
    originalUrl: read.link(wire, 'originalUrl'),
    linkId: parseItemLinkId(wire, kind),
    url: parseOutsideUrl(wire, kind),
    appLink: parseAppLink(wire, kind),
    live: kind === 'live' ? parseLiveInfo(wire) : null,
    hot: parseItems(field(wire, 'hotArticles'), field(wire, 'showHotArticle')),
    latest: parseItems(field(wire, 'latestArticles'), field(wire, 'showLatestArticle')),
    related: read.each(wire, parseRelatedItem, 'related'),
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
function parseShareOverride(wire: Wire): ShareOverride | null {
  if (!read.flag(wire, 'customShare')) return null;
  const title = read.line(wire, 'shareTitle');
  const description = read.line(wire, 'shareContent');
  const image = read.image(wire, 'sharePicAbsoluteUrl') || read.image(wire, 'sharePicUrl');
  const url = read.link(wire, 'customUrl');
  return title || description || image || url ? { title, description, image, url } : null;
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
