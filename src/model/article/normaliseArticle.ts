import { filterImageLink, filterLink } from '../link.ts';
import { findFirstSentence, parseLine } from '../text.ts';
import {
  field,
  isNone,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseTimestamp,
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
  const id = parseId(field(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'id'));
  const kind = parseArticleKind(field(wire, 'articleType'));
  const pictures = parseBodyImages(wire, kind);
  const videos = parseVideos(wire, kind);
  const titlePictures = parseTitleImages(wire);
  const content = parseContent(wire);
  const listTitle = parseLine(field(wire, 'listTitle'));
  return {
    id,
    // Details may use the older spelling `colID`, as text.
    columnId: parseLinkedId(field(wire, 'columnID', 'columnId', 'colID')),
    columnName: parseColumnName(wire),
    siteId: parseId(field(wire, 'siteID', 'siteId', 'siteid')),
    kind,
    published: isPublished(wire),
    leadTitle: parseLine(field(wire, 'leadTitle')),
    title:
      parseLine(field(wire, 'title')) ||
      parseLine(field(wire, 'textTitle')) ||
      listTitle ||
      findFirstSentence(content),
    subtitle: parseLine(field(wire, 'subtitle', 'subTitle')),
    introTitle: parseLine(field(wire, 'introTitle')),
    listTitle,
    abstract: parseLine(field(wire, 'attAbstract')),
    content,
    source: parseLine(field(wire, 'source')),
    sourceUrl: filterLink(field(wire, 'sourceUrl')),
    publishedAt:
      parseTimestamp(field(wire, 'publishtime')) ?? parseTimestamp(field(wire, 'realPubTime')),
    changedAt: parseTimestamp(field(wire, 'version')) ?? parseTimestamp(field(wire, 'realPubTime')),
    wordCount: parseCount(field(wire, 'wordCount')),
    readMinutes: parseCount(field(wire, 'readTime')),
    isEnglish: parseFlag(field(wire, 'isEnglish')),
    pictures,
    videos,
    audios: parseAudios(wire),
    titlePictures,
    shareImage:
      parseShareImage(wire) ||
      titlePictures[0] ||
      filterImageLink(field(wire, 'headPic')) ||
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
    showReporterCard: parseFlag(field(wire, 'isShowReporterCard'), true),
    vote: parseVote(parseRecord(field(wire, 'widgets')).vote),
    attachments: parseAttachments(wire),
    certificateImage: filterImageLink(field(wire, 'blockChainCertificatePngUrl')),
    paper: parsePaper(wire),
    copyright: parseFlag(field(wire, 'copyright')),
    rewardable: parseFlag(field(wire, 'isReward')),
    rewardCount: parseCount(field(wire, 'countReward')),
    counts: parseCounts(wire),
    hasNoComments: parseNumber(field(wire, 'countDiscuss')) === 0,
    onlyAppRead: parseFlag(field(wire, 'onlyAppRead')),
    points: parseCount(field(wire, 'consumPoints')),
    discussClosed: parseFlag(field(wire, 'discussClosed')),
    shareClosed: parseFlag(field(wire, 'shareClosed')),
    advClosed: parseFlag(field(wire, 'advClosed')),
    account: {
      id: parseLinkedId(field(wire, 'xyAccountID')),
      name: parseLine(field(wire, 'xyAccount')),
      icon: filterImageLink(field(wire, 'xyAccountIcon')),
    },
    originalUrl: filterLink(field(wire, 'originalUrl')),
    linkId: parseItemLinkId(wire, kind),
    url: parseOutsideUrl(wire, kind),
    appLink: parseAppLink(wire, kind),
    live: kind === 'live' ? parseLiveInfo(wire) : null,
    hot: parseItems(field(wire, 'hotArticles'), field(wire, 'showHotArticle')),
    latest: parseItems(field(wire, 'latestArticles'), field(wire, 'showLatestArticle')),
    related: parseEach(field(wire, 'related'), parseRelatedItem),
    hasMoreRelated: parseFlag(field(wire, 'relatedHasMore')),
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
  if (!parseFlag(field(wire, 'customShare'))) return null;
  const title = parseLine(field(wire, 'shareTitle'));
  const description = parseLine(field(wire, 'shareContent'));
  const image =
    filterImageLink(field(wire, 'sharePicAbsoluteUrl')) ||
    filterImageLink(field(wire, 'sharePicUrl'));
  const url = filterLink(field(wire, 'customUrl'));
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
