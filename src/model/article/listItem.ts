import { filterAppLink, filterLink } from '../link.ts';
import { parseSeconds } from '../media/mediaNumbers.ts';
import { parseLine } from '../text.ts';
import {
  field,
  parseCount,
  parseFlag,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
  type Wire,
} from '../wire.ts';
import { parseArticleKind } from './articleKind.ts';
import type { ArticleKind, ListItem } from './articleTypes.ts';
import { parseCounts } from './counts.ts';
import { parseColumnName, parseListTitle, parseTags } from './listFields.ts';
import { parseLiveInfo } from './liveInfo.ts';
import { isBigPicType, parseShareImage, parseTitleImages } from './titleImages.ts';

/**
 * Returns a row of a list (wire 5); null without an id, because it could not be
 * opened.
 */
export function parseListItem(value: unknown): ListItem | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'fileId', 'fileID', 'articleID', 'articleId'));
  return id === '' ? null : parseItem(wire, id);
}

/**
 * Returns an entry of `related`. It is opened by `relId`: `fileId` and the comment count may be
 * those of the article that contains the entry (wire 6.13).
 */
export function parseRelatedItem(value: unknown): ListItem | null {
  const wire = parseRecord(value);
  const relId = parseId(field(wire, 'relId', 'relID'));
  if (relId === '') return parseListItem(value);
  const item = parseItem(wire, relId);
  const fileId = parseId(field(wire, 'fileId'));
  const isTrap = fileId !== '' && fileId !== relId;
  return isTrap ? { ...item, counts: { ...item.counts, comments: 0 } } : item;
}

function parseItem(wire: Wire, id: string): ListItem {
  const kind = parseArticleKind(field(wire, 'articleType', 'newstype'));
  const picType = parseNumber(field(wire, 'picType'));
  const releasedAt = parseTimestamp(field(wire, 'realPubTime'));
  return {
    id,
    columnId: parseLinkedId(field(wire, 'colID', 'columnID', 'columnId')),
    kind,
    title: parseListTitle(wire),
    abstract: parseLine(field(wire, 'attAbstract', 'textAbstract')),
    source: parseLine(field(wire, 'source')),
    columnName: parseColumnName(wire),
    publishedAt: parseTimestamp(field(wire, 'publishtime', 'vTime')) ?? releasedAt,
    changedAt: parseTimestamp(field(wire, 'version')) ?? releasedAt,
    counts: parseCounts(wire),
    picType: picType ?? 0,
    pictures: parseTitleImages(wire),
    shareImage: parseShareImage(wire),
    pictureCount: parseCount(field(wire, 'picCount')),
    durationS: parseSeconds(field(wire, 'duration')),
    linkId: parseItemLinkId(wire, kind),
    url: parseOutsideUrl(wire, kind),
    mark: parseLine(field(wire, 'mark')),
    // `bigPic` is an address in one server generation and a flag in another.
    big: isBigPicType(picType) || parseFlag(field(wire, 'isBigPic')) || parseFlag(wire.bigPic),
    live: kind === 'live' ? parseLiveInfo(wire) : null,
    tags: parseTags(wire),
  };
}

/** Returns `linkID`; related specials and broadcasts send it as a bare `relUrl` ("39"). */
export function parseItemLinkId(wire: Wire, kind: ArticleKind): string {
  const linkId = parseLinkedId(field(wire, 'linkID', 'linkId'));
  const relUrl = parseText(field(wire, 'relUrl'));
  const isBareId = (kind === 'special' || kind === 'live') && /^\d+$/.test(relUrl);
  return linkId || (isBareId ? parseLinkedId(relUrl) : '');
}

/** Returns the target of link and H5 articles in the native app; '' for none. */
export const parseAppLink = (wire: Wire, kind: ArticleKind): string =>
  kind === 'link' || kind === 'h5' ? filterAppLink(field(wire, 'url')) : '';

/**
 * Returns the target address of link and H5 articles. A `contentUrl` that is an API call is
 * skipped: it is not a page.
 */
export function parseOutsideUrl(wire: Wire, kind: ArticleKind): string {
  if (kind !== 'link' && kind !== 'h5') return '';
  for (const key of ['url', 'relUrl', 'contentUrl'] as const) {
    const value = field(wire, key);
    if (typeof value !== 'string' || value.includes('getArticleContent')) continue;
    const url = filterLink(value);
    if (url !== '') return url;
  }
  return '';
}
