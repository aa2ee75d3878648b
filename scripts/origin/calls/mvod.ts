/**
 * Short videos: serves `articleApp/getMvodArticle`, `articleApp/getMvodArticleList`,
 * `articleApp/articleList`, `articleApp/dynamicArticleList`, `articleApp/categoryList`,
 * `articleApp/attach`, `articleApp/commonInfo`, `articleApp/shareInfo`, `articleApp/event` on
 * host `mvod_if`. Wire form: src/docs/wireFields.md.
 */

import { SHORT_VIDEOS, VIDEO_CATEGORIES } from '../../sample/mvod/shortVideos.ts';
import { APP_NAME } from '../../sample/site.ts';
import type { SampleShortVideo } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, missing, no, unknown, yes } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { addLike, removeLike } from '../store/counters.ts';
import { addToVideoCounter, findShortVideo, readVideoCounts } from '../store/mvod.ts';
import { formatShortVideo, formatVideoAttachments, formatVideoCounts } from '../wire/mvod.ts';

/** `object_type` of short videos among stored likes. */
const SHORT_VIDEO_TYPE = 30;
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
      return answerLike(context, video.id);
    default:
      return no('type is 1 (view), 2 (praise) or 3 (share)');
  }
};

function answerLike(context: CallContext, id: number) {
  const { db, params, now } = context;
  const liked = { type: SHORT_VIDEO_TYPE, id };
  const reader = readReader(context);
  if (params.text('cancel') === '1') {
    const removed = removeLike(db, liked, reader);
    if (removed === 0) return no('not liked');
    addToVideoCounter(db, id, 'praises', -removed);
    return yes;
  }
  if (!addLike(db, liked, reader, now, readIdempotencyKey(context))) return no('already liked');
  addToVideoCounter(db, id, 'praises', 1);
  return yes;
}

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
