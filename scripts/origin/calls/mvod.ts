/** Short videos. */

import type { DatabaseSync } from 'node:sqlite';
import { REPORTERS } from '../../sample/reporters.ts';
import { SHORT_VIDEOS, VIDEO_CATEGORIES } from '../../sample/shortVideos.ts';
import { APP_NAME } from '../../sample/site.ts';
import type { SampleShortVideo } from '../../sample/types.ts';
import { VIDEOS } from '../../sample/videos.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, missing, no, unknown, yes } from '../envelope.ts';
import { createIdempotentCalls, type WriteCall } from '../idempotency.ts';
import type { Counter } from '../store/counters.ts';
import { defineTable } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { changeLike } from './events.ts';

/** `sourceType` of their comments and type of their likes, which servers do not document. */
export const OBJECT_VIDEO = 30;

type VideoCounts = Readonly<Record<Counter, number>>;

/** Rows of videos whose counters changed. */
const counters = defineTable<VideoCounts>('videoCounts');

export const findShortVideo = (id: number | null) => SHORT_VIDEOS.find((video) => video.id === id);

const readVideoCounts = (db: DatabaseSync, id: number): VideoCounts =>
  counters(db).get(id) ?? findShortVideo(id)?.counts ?? { clicks: 0, praises: 0, shares: 0 };

function addToVideoCounter(db: DatabaseSync, id: number, counter: Counter, step: number): void {
  const counts = readVideoCounts(db, id);
  counters(db).add({ ...counts, [counter]: Math.max(counts[counter] + step, 0) }, id);
}

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

const VERTICAL = 1;
const HORIZONTAL = 0;

/** Formats a short video (product 3.18, mvod). */
function formatShortVideo(
  video: SampleShortVideo,
  counts: VideoCounts,
  addresses: Addresses,
): Wire {
  const { width, height, seconds } = findVideo(video);
  const author = REPORTERS.find(({ name }) => name === video.author);
  return {
    id: String(video.id),
    title: video.title,
    description: video.description,
    videoUrl: addresses.file(video.video),
    coverUrl: addresses.image(video.cover),
    duration: seconds,
    videoDirection: height > width ? VERTICAL : HORIZONTAL,
    width,
    height,
    authorName: video.author,
    authorIcon: author ? addresses.logo(`reporter-${author.id}.jpg`) : '',
    publishTime: formatWireTime(parseChinaTime(video.at)),
    categoryId: String(video.category),
    ...formatVideoCounts(video, counts),
  };
}

const formatVideoCounts = (video: SampleShortVideo, counts: VideoCounts): Wire => ({
  countClick: counts.clicks,
  countPraise: counts.praises,
  countDiscuss: video.counts.comments,
  countShare: counts.shares,
});

/** Formats the files of a short video: the video and its cover. */
const formatVideoAttachments = (video: SampleShortVideo, addresses: Addresses): readonly Wire[] => {
  const imageUrl = addresses.image(video.cover);
  return [
    { type: 2, url: addresses.file(video.video), imageUrl, duration: findVideo(video).seconds },
    { type: 1, url: imageUrl, imageUrl, duration: 0 },
  ];
};

function findVideo({ video }: SampleShortVideo) {
  const found = VIDEOS.find(({ file }) => file === video);
  if (!found) throw new Error(`the sample content has no video ${video}`);
  return found;
}

const EVENT = { view: 1, praise: 2, share: 3 } as const;
/** More than clients show, so that tests see them cut the list. */
const RELATED = 6;
const DEFAULT_SIZE = 4;
const MAX_SIZE = 50;

const format = (video: SampleShortVideo, { db, addresses }: CallContext) =>
  formatShortVideo(video, readVideoCounts(db, video.id), addresses);

const getMvodArticle: Call = (context) => {
  const video = findShortVideo(context.params.id('id'));
  if (!video) return missing;
  return data({
    ...format(video, context),
    relArticleList: listRelated(video).map((related) => format(related, context)),
  });
};

/** Lists other videos, those of the same category first. */
function listRelated(video: SampleShortVideo): readonly SampleShortVideo[] {
  const others = SHORT_VIDEOS.filter(({ id }) => id !== video.id);
  const isNear = ({ category }: SampleShortVideo) => category === video.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RELATED);
}

/** Answers short videos of a category, or all; pages count from 1 in this call. */
const getMvodArticleList: Call = (context) => {
  const { params } = context;
  const category = params.count('categoryId');
  const size = Math.min(params.count('size', DEFAULT_SIZE) || DEFAULT_SIZE, MAX_SIZE);
  const start = (Math.max(params.count('page', 1), 1) - 1) * size;
  const all = SHORT_VIDEOS.filter((video) => category === 0 || video.category === category);
  return data({
    list: all.slice(start, start + size).map((video) => format(video, context)),
    total: all.length,
    hasMore: all.length > start + size,
  });
};

/** Answers current counters of several videos, because lists can be cached. */
const dynamicArticleList: Call = ({ db, params }) => {
  const ids = params.all('ids').flatMap((value) => value.split(','));
  const videos = ids.slice(0, MAX_SIZE).flatMap((id) => findShortVideo(Number(id)) ?? []);
  return data({
    list: videos.map((video) => ({
      id: String(video.id),
      ...formatVideoCounts(video, readVideoCounts(db, video.id)),
    })),
  });
};

const categoryList: Call = () =>
  data({ list: VIDEO_CATEGORIES.map(({ id, name }) => ({ id: String(id), name })) });

const attach: Call = ({ params, addresses }) => {
  const video = findShortVideo(params.id('id'));
  return video ? data({ list: formatVideoAttachments(video, addresses) }) : missing;
};

/** Stores a view, like ("praise" on the wire) or share; a like can be undone with `cancel` 1. */
const event: WriteCall = (context) => {
  const { db, params } = context;
  const video = findShortVideo(params.id('id'));
  if (!video) return unknown;
  switch (params.count('type')) {
    case EVENT.view:
      addToVideoCounter(db, video.id, 'clicks', 1);
      return yes;
    case EVENT.share:
      addToVideoCounter(db, video.id, 'shares', 1);
      return yes;
    case EVENT.praise:
      return changeLike(context, { type: OBJECT_VIDEO, id: video.id }, (step) =>
        addToVideoCounter(db, video.id, 'praises', step),
      );
    default:
      return no('type is 1 (view), 2 (praise) or 3 (share)');
  }
};

const commonInfo: Call = ({ addresses }) =>
  data({
    appName: APP_NAME,
    appLogo: addresses.logo('app.png'),
    downloadUrl: addresses.page('downloadClient.html'),
  });

const shareInfo: Call = ({ params, addresses }) => {
  const video = findShortVideo(params.id('id'));
  if (!video) return missing;
  return data({
    title: video.title,
    desc: video.description,
    imgUrl: addresses.image(video.cover),
    url: addresses.page(`mvodShare/${video.id}.html`),
  });
};

/** The calls of the short video server have a common prefix. */
export const mvodCalls: Calls = {
  'articleApp/getMvodArticle': getMvodArticle,
  'articleApp/getMvodArticleList': getMvodArticleList,
  'articleApp/articleList': getMvodArticleList,
  'articleApp/dynamicArticleList': dynamicArticleList,
  'articleApp/categoryList': categoryList,
  'articleApp/attach': attach,
  'articleApp/commonInfo': commonInfo,
  'articleApp/shareInfo': shareInfo,
  ...createIdempotentCalls({ 'articleApp/event': event }),
};
