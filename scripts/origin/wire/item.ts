import { findColumnName, formatColumnPath } from '../../sample/columns.ts';
import { formatTags } from '../../sample/tags.ts';
import type { SampleArticle } from '../../sample/types.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import type { Addresses } from './addresses.ts';
import { findLinkId, findTypeNumber, formatContentUrl, formatPageUrl } from './articleKinds.ts';
import { formatVideoUrl, stripTags } from './content.ts';
import { formatRowImages, formatStoragePath } from './images.ts';
import { formatLive } from './live.ts';
import { formatWireTime } from './time.ts';

type Wire = Record<string, unknown>;

const ABSTRACT_LENGTH = 60;

/** Formats a row of a list, with the irregularities of real servers (wire 5). */
export function formatItem(stored: StoredArticle, addresses: Addresses, columnId?: number): Wire {
  const { model } = stored;
  const type = findTypeNumber(model);
  const column = columnId ?? model.column;
  const abstract = model.abstract ?? '';
  return {
    fileId: model.id,
    version: stored.changedAt,
    // Guess: its meaning is not documented; published articles have 0, too.
    isRel: model.id % 2,
    markLocked: false,
    ...(stored.position > 0 && { isTop: true, position: stored.position }),
    colID: column,
    colName: findColumnName(column),
    columnCasName: formatColumnPath(column),
    colIcon: '',
    sectionids: [model.column, ...(model.alsoIn ?? [])].join(';'),
    extGroupID: 0,
    iorder: `${stored.publishedAt / 1000}.5`,
    title: model.title,
    // Unlike in `title`, backslashes are doubled.
    textTitle: stripTags(model.title).replace(/\\/g, '\\\\'),
    listTitle: model.listTitle ?? '',
    subTitle: model.subtitle ?? '',
    leadTitle: model.leadTitle ?? '',
    attAbstract: abstract,
    textAbstract:
      abstract.length > ABSTRACT_LENGTH ? `${abstract.slice(0, ABSTRACT_LENGTH)}…` : abstract,
    mark: model.mark ?? '',
    source: model.source ?? '',
    sourceUrl: model.sourceUrl ?? '',
    tag: (model.tags ?? []).join('；'),
    ...(model.tags && { tags: formatTags(model.tags) }),
    keylist: model.keywords ?? '',
    trade: '',
    tradeID: '',
    arthorID: 0,
    arthorName: model.credits?.author ?? '',
    reporter: model.credits?.reporter ?? '',
    edittername: model.credits?.editor ?? '',
    picauthor: model.credits?.photographer ?? '',
    picauthorid: 0,
    videoauthor: '',
    videoauthorid: 0,
    publishtime: formatWireTime(stored.publishedAt),
    realPubTime: formatWireTime(stored.changedAt),
    articleType: type,
    newstype: type,
    listType: 0,
    linkType: 0,
    isExclusive: 0,
    isrecommend: 0,
    praiseType: 0,
    picFullScreen: 0,
    titleDisplay: 0,
    pubTimeDisplay: 0,
    collectcount: 0,
    copyright: model.copyright ? '1' : '0',
    contentUrl: formatContentUrl(model, addresses),
    shareUrl: formatPageUrl(model, addresses),
    url: formatPageUrl(model, addresses),
    urlPad: formatPageUrl(model, addresses),
    linkID: findLinkId(model),
    linkName: '',
    multimediaLink: '',
    ...(model.specialColumn && { subColumnID: model.specialColumn }),
    ...formatRowImages(model, addresses),
    ...formatCounters(stored),
    discussClosed: model.discussClosed ? '1' : '0',
    shareClosed: model.shareClosed ? 1 : 0,
    ...formatShare(model, addresses),
    rssID: 0,
    rss: '',
    rssType: model.collected ? 1 : 0,
    ...formatVideo(model, addresses),
    ...formatLive(model, addresses),
    ...model.extended,
    ...(model.extended && { extendedFiled: model.extended }),
    ...model.wire?.item,
  };
}

/** Formats counters as numbers; `countClick` is the sum of the other click counters. */
export function formatCounters(stored: StoredArticle): Wire {
  return {
    countClick: stored.clicks,
    countClickInitial: 0,
    countClickReal: stored.clicks,
    countClickFake: 0,
    countShareClick: stored.shares,
    countPraise: stored.praises,
    countShare: stored.shares,
    countDiscuss: stored.comments,
  };
}

/** Formats custom share texts; `sharePicUrl` is a storage path. */
export function formatShare(article: SampleArticle, addresses: Addresses): Wire {
  if (!article.share) return { customShare: 0 };
  return {
    customShare: 1,
    shareTitle: article.share.title,
    shareContent: article.share.text,
    sharePicUrl: formatStoragePath(article.share.picture, article.id),
    sharePicAbsoluteUrl: addresses.image(article.share.picture),
  };
}

function formatVideo(article: SampleArticle, addresses: Addresses): Wire {
  for (const block of article.body ?? []) {
    if (typeof block !== 'object') continue;
    if ('video' in block) {
      return {
        videoUrl: formatVideoUrl(block, addresses),
        duration: block.seconds,
        size: 0,
        videoStyle: 0,
      };
    }
    if ('audio' in block) {
      return {
        videoUrl: addresses.file(block.audio),
        duration: block.seconds,
        size: 0,
        videoStyle: 0,
      };
    }
  }
  return {};
}
