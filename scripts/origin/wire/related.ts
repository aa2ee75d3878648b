import { findColumnName, formatColumnPath } from '../../sample/columns.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import type { Addresses } from './addresses.ts';
import { findLinkId, findTypeNumber, formatContentUrl, formatPageUrl } from './articleKinds.ts';
import { decidePicType, listBodyImages, listTitleImages } from './images.ts';
import { formatItem } from './item.ts';
import { formatWireTime } from './time.ts';

/**
 * Formats an entry of `related` (wire 6.12, 6.13): two keys end with a space, counters are
 * strings in the older form; the newer form also contains the whole item. In some articles
 * one entry has the containing article's `fileId`, so that only `relId` identifies it.
 */
export function formatRelated(
  stored: StoredArticle,
  container: StoredArticle,
  index: number,
  addresses: Addresses,
): Record<string, unknown> {
  const { model } = stored;
  const isNewer = container.model.id % 2 === 0;
  const isTrap = index === 1 && container.model.id % 5 === 0;
  const own = isTrap ? container : stored;
  const [first] = listTitleImages(model);
  const picture = first ? addresses.image(first) : '';
  const counter = (n: number) => (isNewer ? n : String(n));
  const hasLinkId = model.kind === 'special' || model.kind === 'live';
  return {
    ...(isNewer && formatItem(stored, addresses)),
    relId: model.id,
    fileId: own.model.id,
    title: model.title,
    textTitle: model.title,
    publishtime: formatWireTime(stored.publishedAt),
    source: model.source ?? '',
    sourceID: 0,
    picType: decidePicType(model),
    picB: picture,
    picM: picture,
    picS: picture,
    ...(model.kind === 'photos' && {
      picCount: isNewer ? String(listBodyImages(model).length) : listBodyImages(model).length,
    }),
    linkID: findLinkId(model),
    vTime: formatWireTime(stored.publishedAt),
    relUrl: hasLinkId ? String(findLinkId(model)) : formatPageUrl(model, addresses),
    contentUrl: formatContentUrl(own.model, addresses),
    articleType: findTypeNumber(model),
    columnID: model.column,
    columnName: findColumnName(model.column),
    columnCasName: formatColumnPath(model.column),
    'columnIcon ': '',
    'columnRssCount ': 0,
    countDiscuss: counter(own.comments),
    countPraise: counter(stored.praises),
    countShare: counter(stored.shares),
    countClick: counter(stored.clicks),
    countClickInitial: 0,
  };
}
