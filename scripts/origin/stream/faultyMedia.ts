import type { Context } from 'hono';
import { readSample } from '../../sample/mediaFiles.ts';
import { answerMedia, type MediaStore } from '../media.ts';
import { FILE_PATH } from '../wire/addresses.ts';
import { HUGE_IMAGE } from './hugeImage.ts';

const DRIP_EVERY_MS = 250;
const DRIP_BYTES = 64;
/** A box that promises more than ever comes. */
const ENDLESS_BOX = Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x66, 0x72, 0x65, 0x65]);

type FaultyAnswer = (c: Context, store: MediaStore) => Promise<Response> | Response;

/** Bad media at fixed addresses under `/media/odd/`, for tests of what a player does about it. */
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

/** Answers `/media/odd/{name}`; the route names the folder `odd` for what is kept there. */
export function answerFaultyMedia(c: Context, store: MediaStore): Promise<Response> | Response {
  const name = c.req.param('name') ?? '';
  const odd = Object.hasOwn(FAULTY_MEDIA, name) ? FAULTY_MEDIA[name] : undefined;
  return odd ? odd(c, store) : c.text('not found', 404);
}

/** Begins as a film does and then drips on, until whoever watches leaves. */
async function answerEndless(c: Context): Promise<Response> {
  const film = await readSample('rail.mp4');
  const firstBox = film?.subarray(0, film.readUInt32BE(0)) ?? Buffer.alloc(0);
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
