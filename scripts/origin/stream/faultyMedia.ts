import type { Context } from 'hono';
import { readSample } from '../../sample/mediaFiles.ts';
import { answerMedia, type MediaStore } from '../media.ts';
import { FILE_PATH } from '../wire/addresses.ts';
import { HUGE_IMAGE } from './hugeImage.ts';

const DRIP_EVERY_MS = 250;
const DRIP_BYTES = 64;
/** The header of an MP4 box that is longer than what is ever sent. */
const ENDLESS_BOX = Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x66, 0x72, 0x65, 0x65]);

type FaultyAnswer = (c: Context, store: MediaStore) => Promise<Response> | Response;

/** Faulty media under `/media/odd/`, for tests of the player. */
const FAULTY_MEDIA: Readonly<Record<string, FaultyAnswer>> = {
  'endless.mp4': answerEndless,
  'empty.mp3': (c) => c.body('', 200, { 'content-type': 'audio/mpeg', 'content-length': '0' }),
  'page.mp4': (c) =>
    c.body('<!doctype html><html><body><h1>404</h1></body></html>', 200, {
      'content-type': 'video/mp4',
    }),
  'redirect.mp4': (c) => c.redirect(`${FILE_PATH}rail.mp4`, 302),
  'gone.mp4': (c) => c.text('not found', 404),
  [HUGE_IMAGE]: answerMedia,
};

/** Answers `/media/odd/{name}`: 404 for a name that is not in the table. */
export function answerFaultyMedia(c: Context, store: MediaStore): Promise<Response> | Response {
  const name = c.req.param('name') ?? '';
  const odd = Object.hasOwn(FAULTY_MEDIA, name) ? FAULTY_MEDIA[name] : undefined;
  return odd ? odd(c, store) : c.text('not found', 404);
}

/** Begins like a valid video, then sends a few bytes at a time until the client disconnects. */
async function answerEndless(c: Context): Promise<Response> {
  const video = await readSample('rail.mp4');
  const firstBox = video?.subarray(0, video.readUInt32BE(0)) ?? Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(Buffer.concat([firstBox, ENDLESS_BOX])));
      timer = setInterval(() => controller.enqueue(new Uint8Array(DRIP_BYTES)), DRIP_EVERY_MS);
    },
    cancel() {
      clearInterval(timer);
    },
  });
  return c.body(body, 200, { 'content-type': 'video/mp4', 'cache-control': 'no-store' });
}
