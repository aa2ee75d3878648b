import { filterLink } from '../link.ts';
import * as read from '../read.ts';
import { field, parseFlag, parseLinkedId, parseRecord, type Wire } from '../wire.ts';
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
  const id = read.id(wire, 'fileId', 'fileID', 'articleID', 'articleId');
  return id === '' ? null : parseItem(wire, id);
}

/**
 * Returns an entry of `related`. It is opened by `relId`: `fileId` and the comment count may be
 * those of the article that contains the entry (wire 6.13).
 */
export function parseRelatedItem(value: unknown): ListItem | null {
  const wire = parseRecord(value);
  const relId = read.id(wire, 'relId', 'relID');
  if (relId === '') return parseListItem(value);
  const item = parseItem(wire, relId);
  const fileId = read.id(wire, 'fileId');
  const isTrap = fileId !== '' && fileId !== relId;
  return isTrap ? { ...item, counts: { ...item.counts, comments: 0 } } : item;
}

function parseItem(wire: Wire, id: string): ListItem {
  const kind = parseArticleKind(field(wire, 'articleType', 'newstype'));
  const picType = read.number(wire, 'picType');
  const releasedAt = read.time(wire, 'realPubTime');
  return {
    id,
    columnId: read.linkedId(wire, 'colID', 'columnID', 'columnId'),
    kind,
    title: parseListTitle(wire),
    abstract: read.line(wire, 'attAbstract', 'textAbstract'),
    source: read.line(wire, 'source'),
    columnName: parseColumnName(wire),
    publishedAt: read.time(wire, 'publishtime', 'vTime') ?? releasedAt,
    changedAt: read.time(wire, 'version') ?? releasedAt,
    counts: parseCounts(wire),
    picType: picType ?? 0,
    pictures: parseTitleImages(wire),
    shareImage: parseShareImage(wire),
    pictureCount: read.count(wire, 'picCount'),
    durationS: read.seconds(wire, 'duration'),
    linkId: parseItemLinkId(wire, kind),
    url: parseOutsideUrl(wire, kind),
    mark: read.line(wire, 'mark'),
    // `bigPic` is an address in one server generation and a flag in another.
    big: isBigPicType(picType) || read.flag(wire, 'isBigPic') || parseFlag(wire.bigPic),
    live: kind === 'live' ? parseLiveInfo(wire) : null,
    tags: parseTags(wire),
  };
}

/** Returns `linkID`; related specials and broadcasts send it as a bare `relUrl` ("39"). */
export function parseItemLinkId(wire: Wire, kind: ArticleKind): string {
  const linkId = read.linkedId(wire, 'linkID', 'linkId');
  const relUrl = read.text(wire, 'relUrl');
  const isBareId = (kind === 'special' || kind === 'live') && /^\d+$/.test(relUrl);
  return linkId || (isBareId ? parseLinkedId(relUrl) : '');
}

/** Returns the target of link and H5 articles in the native app; '' for none. */
export const parseAppLink = (wire: Wire, kind: ArticleKind): string =>
  kind === 'link' || kind === 'h5' ? read.appLink(wire, 'url') : '';

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
