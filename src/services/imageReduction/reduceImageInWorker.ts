import type { FileKind } from '../../model/upload/fileKinds.ts';
import { decodeBitmap } from './decodeBitmap.ts';
import { type DrawingFunctions, type ReducedImage, reduceImage } from './reduceImage.ts';
import type { ReductionAnswer, ReductionRequest } from './reductionWorker.ts';
import ReduceWorker from './reductionWorker.ts?worker';

/**
 * Drawing functions of the page, where workers cannot draw; decoding and encoding are asynchronous.
 */
const pageDrawing: DrawingFunctions = {
  decode: async (blob, wish) => {
    // Safari 14 lacks `createImageBitmap`; later versions may not support resizing.
    const bitmap =
      'createImageBitmap' in window && (await decodeBitmap(blob, wish).catch(() => null));
    if (bitmap) return bitmap;
    const url = URL.createObjectURL(blob);
    const image = new Image();
    image.src = url;
    const close = () => URL.revokeObjectURL(url);
    try {
      await image.decode();
    } catch (error) {
      close();
      throw error;
    }
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
  },
  canvas: ({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const toJpeg = (quality: number) =>
      new Promise<Blob>((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
          'image/jpeg',
          quality,
        );
      });
    return { context, toJpeg };
  },
};

/** A worker that does not answer within this time counts as failed, in ms. */
const SILENCE_MS = 60_000;
/** An idle worker keeps its images in memory: it is terminated after this time, in ms. */
const IDLE_MS = 20_000;

let worker: Worker | null | undefined;
let lastRequest = 0;
let runningRequests = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns an image as it is uploaded; null where this browser cannot decode it. Works in a worker
 * where workers can draw, else on the page.
 */
export async function reduceImageInWorker(
  file: Blob,
  kind: FileKind,
): Promise<ReducedImage | null> {
  const port = openWorker();
  const answer = port && (await keepWorkerAlive(() => requestReduction(port, file, kind)));
  if (answer) return answer.reduced;
  worker = null;
  return reduceImage(pageDrawing, file, kind).catch(() => null);
}

/** Returns the worker; null where workers cannot draw or have failed before. */
function openWorker(): Worker | null {
  if (worker !== undefined) return worker;
  const canDraw =
    typeof OffscreenCanvas === 'function' && 'convertToBlob' in OffscreenCanvas.prototype;
  try {
    worker = canDraw ? new ReduceWorker() : null;
  } catch {
    worker = null;
  }
  return worker;
}

/** Sends an image to the worker; resolves to null when the worker failed or does not answer. */
function requestReduction(
  port: Worker,
  file: Blob,
  kind: FileKind,
): Promise<ReductionAnswer | null> {
  lastRequest += 1;
  const id = lastRequest;
  return new Promise((resolve) => {
    const end = (answer: ReductionAnswer | null) => {
      clearTimeout(timer);
      port.removeEventListener('message', handleMessage);
      port.removeEventListener('error', fail);
      resolve(answer);
    };
    const handleMessage = ({ data }: MessageEvent<ReductionAnswer>) => data.id === id && end(data);
    const fail = () => end(null);
    const timer = setTimeout(fail, SILENCE_MS);
    port.addEventListener('message', handleMessage);
    port.addEventListener('error', fail);
    port.postMessage({ id, file, kind } satisfies ReductionRequest);
  });
}

async function keepWorkerAlive<T>(ask: () => Promise<T>): Promise<T> {
  clearTimeout(idle);
  runningRequests += 1;
  try {
    return await ask();
  } finally {
    runningRequests -= 1;
    if (runningRequests === 0) idle = setTimeout(terminateWorker, IDLE_MS);
  }
}

function terminateWorker(): void {
  if (!worker) return;
  worker.terminate();
  worker = undefined;
}
