import { filterLink } from '../link.ts';
import {
  field,
  parseCount,
  parseFlag,
  parseId,
  parseLinkedId,
  parseMoment,
  parseNumber,
  parseRecord,
  parseSeconds,
  parseText,
  type Wire,
} from '../wire.ts';
import { parseColumnName, parseListTitle, parseTags } from './common.ts';
import { parseCounts } from './count.ts';
import { isBigPicType, parseShareImage, parseTitlePictures } from './images.ts';
import { parseArticleKind } from './kind.ts';
import { parseLiveInfo } from './live.ts';
import type { ArticleKind, ListItem } from './types.ts';

/** A row of a list (wire 5); null when it has no id to open it by. */
export function parseListItem(value: unknown): ListItem | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'fileId', 'fileID', 'articleID', 'articleId'));
  return id === '' ? null : parseItem(wire, id);
}

/**
 * An entry of `related`: opened by `relId`, as its `fileId` may be that of the article
 * that contains it, together with the comment count (wire 6.13).
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
  const releasedAt = parseMoment(field(wire, 'realPubTime'));
  return {
    id,
    columnId: parseLinkedId(field(wire, 'colID', 'columnID', 'columnId')),
    kind,
    title: parseListTitle(wire),
    abstract: parseText(field(wire, 'attAbstract', 'textAbstract')),
    source: parseText(field(wire, 'source')),
    columnName: parseColumnName(wire),
    publishedAt: parseMoment(field(wire, 'publishtime', 'vTime')) ?? releasedAt,
    changedAt: parseMoment(field(wire, 'version')) ?? releasedAt,
    counts: parseCounts(wire),
    picType: picType ?? 0,
    pictures: parseTitlePictures(wire),
    shareImage: parseShareImage(wire),
    pictureCount: parseCount(field(wire, 'picCount')),
    durationS: parseSeconds(field(wire, 'duration')),
    linkId: parseItemLinkId(wire, kind),
    url: parseOutsideUrl(wire, kind),
    mark: parseText(field(wire, 'mark')),
    // `bigPic` is an address in one generation and a switch in another.
    big: isBigPicType(picType) || parseFlag(field(wire, 'isBigPic')) || parseFlag(wire.bigPic),
    live: kind === 'live' ? parseLiveInfo(wire) : null,
    tags: parseTags(wire),
  };
}

/** `linkID`; related specials and broadcasts carry it as a bare `relUrl` ("39"). */
export function parseItemLinkId(wire: Wire, kind: ArticleKind): string {
  const linkId = parseLinkedId(field(wire, 'linkID', 'linkId'));
  const relUrl = parseText(field(wire, 'relUrl'));
  const isBareId = (kind === 'special' || kind === 'live') && /^\d+$/.test(relUrl);
  return linkId || (isBareId ? parseLinkedId(relUrl) : '');
}

/** Where links and H5 pages lead. `contentUrl` may be a call of the server: that is no page. */
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
