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
import { addToVideoCounter, readVideoCounts } from '../store/mvod.ts';
import { formatShortVideo, formatVideoAttachments, formatVideoCounts } from '../wire/mvod.ts';

/** Short videos among the things that readers praise. */
const SHORT_VIDEO_TYPE = 30;
const EVENT = { view: 1, praise: 2, share: 3 } as const;
/** More than a client shows: it cuts the list itself. */
const RELATED = 6;
const DEFAULT_SIZE = 4;
const MAX_SIZE = 50;

const findVideo = (id: number | null): SampleShortVideo | undefined =>
  SHORT_VIDEOS.find((video) => video.id === id);

const format = (video: SampleShortVideo, { db, addresses }: CallContext) =>
  formatShortVideo(video, readVideoCounts(db, video.id), addresses);

const getMvodArticle: Call = (context) => {
  const video = findVideo(context.params.id('id'));
  if (!video) return missing;
  return data({
    ...format(video, context),
    relArticleList: listRelated(video).map((related) => format(related, context)),
  });
};

/** Those of its own category come first. */
function listRelated(video: SampleShortVideo): readonly SampleShortVideo[] {
  const others = SHORT_VIDEOS.filter(({ id }) => id !== video.id);
  const isNear = ({ category }: SampleShortVideo) => category === video.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RELATED);
}

/** Pages count from 1 here; without a category it is all of them. */
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

/** The counters of some videos, which lists of a cache do not have. */
const dynamicArticleList: Call = ({ db, params }) => {
  const ids = params.all('ids').flatMap((value) => value.split(','));
  const videos = ids.slice(0, MAX_SIZE).flatMap((id) => findVideo(Number(id)) ?? []);
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
  const video = findVideo(params.id('id'));
  return video ? data({ list: formatVideoAttachments(video, addresses) }) : missing;
};

/** View, praise and share; a reader praises once, and can take it back with `cancel` 1. */
const event: WriteCall = (context) => {
  const { db, params } = context;
  const video = findVideo(params.id('id'));
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
  const praised = { type: SHORT_VIDEO_TYPE, id };
  const reader = readReader(context);
  if (params.text('cancel') === '1') {
    const removed = removeLike(db, praised, reader);
    if (removed === 0) return no('not liked');
    addToVideoCounter(db, id, 'praises', -removed);
    return yes;
  }
  if (!addLike(db, praised, reader, now, readIdempotencyKey(context))) return no('already liked');
  addToVideoCounter(db, id, 'praises', 1);
  return yes;
}

const commonInfo: Call = ({ addresses }) =>
  data({
    appName: APP_NAME,
    appLogo: addresses.look('app.png'),
    downloadUrl: addresses.page('downloadClient.html'),
  });

const shareInfo: Call = ({ params, addresses }) => {
  const video = findVideo(params.id('id'));
  if (!video) return missing;
  return data({
    title: video.title,
    desc: video.description,
    imgUrl: addresses.picture(video.cover),
    url: addresses.page(`mvodShare/${video.id}.html`),
  });
};

/** The short video server: its calls stand in a folder. */
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
