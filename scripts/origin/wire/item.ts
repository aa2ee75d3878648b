import type { ArticleKind } from '../../../src/model/article/articleTypes.ts';
import { findColumnName, formatColumnPath } from '../../sample/columns.ts';
import { readPictureSize } from '../../sample/pictureName.ts';
import { formatTags } from '../../sample/tags.ts';
import type { SampleArticle, SampleCamera, SampleLive } from '../../sample/types.ts';
import type { StoredArticle } from '../store/articles.ts';
import type { Addresses } from './addresses.ts';
import { formatVideoUrl, stripTags } from './content.ts';
import { formatChinaTime, formatWireTime, parseChinaTime } from './time.ts';

const TYPE_NUMBERS: Readonly<Record<ArticleKind, number>> = {
  news: 0,
  photos: 1,
  video: 2,
  special: 3,
  link: 4,
  live: 6,
  h5: 12,
};

export const findTypeNumber = (article: SampleArticle): number =>
  TYPE_NUMBERS[article.kind ?? 'news'];

/** Returns the kind with a number; null for the number of all kinds, and without one. */
export const findKind = (type: string): ArticleKind | null =>
  (Object.keys(TYPE_NUMBERS) as ArticleKind[]).find((kind) => `${TYPE_NUMBERS[kind]}` === type) ??
  null;

/** Returns `linkID`: the column of a special, the broadcast of a live article, else 0. */
export const findLinkId = (article: SampleArticle): number =>
  article.specialColumn ?? article.live?.linkId ?? 0;

/** Formats the address of the page that shows an article. */
export function formatPageUrl(article: SampleArticle, addresses: Addresses): string {
  const { id, column } = article;
  switch (article.kind) {
    case 'photos':
      return addresses.page(`imageDetail/${column}/${id}.html`);
    case 'video':
      return addresses.page(`videoDetail/${column}/${id}.html`);
    case 'special':
      return addresses.page(`specDetail/${findLinkId(article)}/${id}.html`);
    case 'live':
      return addresses.page(`liveDetail/${findLinkId(article)}/${id}.html`);
    case 'link':
    case 'h5':
      return article.link ?? '';
    default:
      return addresses.page(`newsDetail/${column}/${id}.html`);
  }
}

/** Formats `contentUrl`: the call itself for news, photos and videos (wire 5.6). */
export function formatContentUrl(article: SampleArticle, addresses: Addresses): string {
  const kind = article.kind ?? 'news';
  const isOwn = kind === 'news' || kind === 'photos' || kind === 'video';
  return isOwn
    ? addresses.call(`getArticleContent?articleId=${article.id}`)
    : formatPageUrl(article, addresses);
}

/** Formats an internal storage path, which some image fields contain instead of a URL (wire 5.13). */
function formatStoragePath(picture: string, seed: number): string {
  const digits = ((seed * 2654435761) % 4294967296).toString(16).padStart(8, '0');
  return `图片存储;xy/202611/20/${digits}-${picture}.jpg`;
}

/** Lists the names of the images in the body or photo set, in order. */
export function listBodyImages(article: SampleArticle): readonly string[] {
  if (article.kind === 'photos') return (article.photos ?? []).map((photo) => photo.picture);
  return (article.body ?? []).flatMap((block) =>
    typeof block === 'object' && 'picture' in block ? [block.picture] : [],
  );
}

/** Lists the images of an article's row: those that editors chose, else the first of the body. */
export function listTitleImages(article: SampleArticle): readonly string[] {
  if (article.titlePictures) return article.titlePictures;
  const pictures = listBodyImages(article);
  return article.kind === 'photos' ? pictures.slice(0, 3) : pictures.slice(0, 1);
}

/** Decides `picType`: 1 one small image (or none), 2 one big image, 0 two or three, 3 a photo set. */
export function decidePicType(article: SampleArticle): number {
  if (article.picType !== undefined) return article.picType;
  if (article.big) return 2;
  return listTitleImages(article).length > 1 ? 0 : 1;
}

/** Formats the images of a row; keys that are not set are absent, not "". */
function formatRowImages(article: SampleArticle, addresses: Addresses) {
  const titles = listTitleImages(article).map((name) => formatCrop(name, article.id, addresses));
  const body = listBodyImages(article);
  const [first] = listTitleImages(article);
  const picType = decidePicType(article);
  const lead = first ? addresses.image(first) : null;
  const size = first ? readPictureSize(first) : null;
  return {
    picType,
    isBigPic: picType === 2 ? 1 : 0,
    ...(lead && { picBig: lead, picMiddle: lead }),
    ...(lead && article.id % 3 !== 0 && { picSmall: `${lead}.0` }),
    ...Object.fromEntries(
      body.slice(0, 3).map((name, index) => [`pic${index}`, addresses.image(name)]),
    ),
    pic_list_title: titles,
    pic_list:
      picType === 3
        ? body.map((name) => addresses.image(name))
        : body.map((name, index) => (index === 1 ? '' : formatStoragePath(name, article.id))),
    picCount: String(body.length),
    ...(size && article.id % 4 !== 0 && { picRatio: `${size.width}:${size.height}` }),
    pic: [],
    picurl: first ? formatStoragePath(first, article.id) : '',
    bigPic: article.id % 5 === 0 && first ? formatStoragePath(first, article.id + 1) : '',
  };
}

/** Formats a title image; in some articles it is a crop, whose name has a prefix. */
function formatCrop(name: string, id: number, addresses: Addresses): string {
  if (id % 6 !== 0 || /\.[a-z]+$/.test(name)) return addresses.image(name);
  const { width, height } = readPictureSize(name);
  return addresses.image(`t0_(0X0X${width}X${height})${name}`);
}

/** `status` of a camera: live until the broadcast has ended. */
const LINE_LIVE = '1';
const LINE_PLAYBACK = '2';
const ENDED = 2;

/** Formats the live fields of an item or article (wire 5.16); {} for other kinds. */
export function formatLive(article: SampleArticle, addresses: Addresses) {
  const { live } = article;
  if (!live) return {};
  const banner = findBannerImage(article);
  return {
    liveStatus: live.status,
    liveStartTime: formatChinaTime(parseChinaTime(live.startsAt)),
    liveContent: article.abstract ?? '',
    config: {
      appBanner: formatStoragePath(banner, article.id),
      appBannerUrl: addresses.image(banner),
      users: [],
      videos: (live.lines ?? []).map((line, index) => ({
        line: String(index + 1),
        lineName: line.name,
        type: 1,
        // A string here, a number on the item.
        status: live.status === ENDED ? LINE_PLAYBACK : LINE_LIVE,
        ...formatLine(line, live, addresses),
        appBanner: formatStoragePath(banner, article.id),
      })),
    },
  };
}

/** Returns the name of a broadcast's banner image. */
export const findBannerImage = (article: SampleArticle): string =>
  listTitleImages(article)[0] ?? 'stage-1';

/** Formats a camera: the stream before and during the broadcast, afterwards the recording, if any. */
function formatLine(line: SampleCamera, { status }: SampleLive, addresses: Addresses) {
  const isOver = status === ENDED;
  const stream = isOver ? null : readStream(line, addresses);
  const recording = isOver && line.recording ? addresses.file(line.recording) : '';
  return {
    appLiveUrl: stream?.app ?? '',
    webLiveUrl: stream?.web ?? '',
    appPlaybackUrl: recording,
    webPlaybackUrl: recording,
    playbackUrls: recording ? [recording] : [],
  };
}

/** Returns the addresses of a stream: FLV for the native app, HLS for browsers. */
function readStream({ stream, segments }: SampleCamera, addresses: Addresses) {
  const sample = segments ? addresses.segments(segments) : '';
  if (!stream) return { app: sample, web: sample };
  const { flv, segments: onAir } = addresses.stream(stream);
  return { app: flv, web: onAir };
}

type Wire = Record<string, unknown>;

const ABSTRACT_LENGTH = 60;

/** Formats what rows and articles have alike (wire 5, 6), in a column. */
export function formatCommon(stored: StoredArticle, addresses: Addresses, columnId: number): Wire {
  const { model } = stored;
  const type = findTypeNumber(model);
  const { author = '', reporter = '', editor = '', photographer = '' } = model.credits ?? {};
  return {
    version: stored.changedAt,
    columnCasName: formatColumnPath(columnId),
    title: model.title,
    // Unlike in `title`, backslashes are doubled.
    textTitle: stripTags(model.title).replace(/\\/g, '\\\\'),
    listTitle: model.listTitle ?? '',
    leadTitle: model.leadTitle ?? '',
    attAbstract: model.abstract ?? '',
    source: model.source ?? '',
    sourceUrl: model.sourceUrl ?? '',
    tag: (model.tags ?? []).join('；'),
    ...(model.tags && { tags: formatTags(model.tags) }),
    keylist: model.keywords ?? '',
    arthorName: author,
    reporter,
    edittername: editor,
    picauthor: photographer,
    videoauthor: '',
    publishtime: formatWireTime(stored.publishedAt),
    // Equal to `version` until the article is edited (wire 5.1).
    realPubTime: formatWireTime(stored.publishedAt),
    articleType: type,
    newstype: type,
    copyright: model.copyright ? '1' : '0',
    shareClosed: model.shareClosed ? 1 : 0,
    contentUrl: formatContentUrl(model, addresses),
    shareUrl: formatPageUrl(model, addresses),
    url: formatPageUrl(model, addresses),
    linkID: findLinkId(model),
    ...formatShare(model, addresses),
    ...formatLive(model, addresses),
  };
}

/** Formats the fields that the site's editors added. */
export const formatExtended = ({ extended }: SampleArticle): Wire =>
  extended ? { ...extended, extendedFiled: extended } : {};

/** Formats a row of a list, with the irregularities of real servers (wire 5). */
export function formatItem(stored: StoredArticle, addresses: Addresses, columnId?: number): Wire {
  const { model } = stored;
  const column = columnId ?? model.column;
  const abstract = model.abstract ?? '';
  return {
    ...formatCommon(stored, addresses, column),
    fileId: model.id,
    // Guess: its meaning is not documented; published articles have 0, too.
    isRel: model.id % 2,
    ...(stored.position > 0 && { isTop: true, position: stored.position }),
    colID: column,
    colName: findColumnName(column),
    sectionids: [model.column, ...(model.alsoIn ?? [])].join(';'),
    iorder: `${stored.publishedAt / 1000}.5`,
    subTitle: model.subtitle ?? '',
    textAbstract:
      abstract.length > ABSTRACT_LENGTH ? `${abstract.slice(0, ABSTRACT_LENGTH)}…` : abstract,
    mark: model.mark ?? '',
    listType: 0,
    urlPad: formatPageUrl(model, addresses),
    ...(model.specialColumn && { subColumnID: model.specialColumn }),
    ...formatRowImages(model, addresses),
    ...formatCounters(stored),
    discussClosed: model.discussClosed ? '1' : '0',
    rss: '',
    ...formatVideo(model, addresses),
    ...formatExtended(model),
    ...model.wire?.item,
  };
}

export const formatItems = (
  rows: readonly StoredArticle[],
  addresses: Addresses,
  columnId?: number,
): readonly Wire[] => rows.map((row) => formatItem(row, addresses, columnId));

/** Formats counters as numbers; `countClick` is the sum of the other click counters. */
function formatCounters(stored: StoredArticle): Wire {
  return {
    countClick: stored.clicks,
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
      };
    }
    if ('audio' in block) {
      return {
        videoUrl: addresses.file(block.audio),
        duration: block.seconds,
        size: 0,
      };
    }
  }
  return {};
}
