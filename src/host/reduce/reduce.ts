import type { FileKind } from '../../model/upload/fileKinds.ts';
import { type Reduced, reduce } from './draw.ts';
import { pageEnv } from './page.ts';
import type { Answered, Asked } from './worker.ts';
import ReduceWorker from './worker.ts?worker';

/** A worker that does not answer within this time counts as failed, in ms. */
const SILENCE_MS = 60_000;
/** An idle worker keeps its images in memory: it is terminated after this time, in ms. */
const IDLE_MS = 20_000;

let worker: Worker | null | undefined;
let lastN = 0;
let asked = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns an image as it is uploaded; null where this browser cannot decode it. Works in a worker
 * where workers can draw, else on the page.
 */
export async function reducePicture(file: Blob, kind: FileKind): Promise<Reduced | null> {
  const port = openWorker();
  const answer = port && (await keepAwake(() => askWorker(port, file, kind)));
  if (answer) return answer.reduced;
  worker = null;
  return reduce(pageEnv, file, kind).catch(() => null);
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
function askWorker(port: Worker, file: Blob, kind: FileKind): Promise<Answered | null> {
  lastN += 1;
  const n = lastN;
  return new Promise((resolve) => {
    const end = (answer: Answered | null) => {
      clearTimeout(timer);
      port.removeEventListener('message', hear);
      port.removeEventListener('error', fail);
      resolve(answer);
    };
    const hear = ({ data }: MessageEvent<Answered>) => data.n === n && end(data);
    const fail = () => end(null);
    const timer = setTimeout(fail, SILENCE_MS);
    port.addEventListener('message', hear);
    port.addEventListener('error', fail);
    port.postMessage({ n, file, kind } satisfies Asked);
  });
}

async function keepAwake<T>(ask: () => Promise<T>): Promise<T> {
  clearTimeout(idle);
  asked += 1;
  try {
    return await ask();
  } finally {
    asked -= 1;
    if (asked === 0) idle = setTimeout(letGo, IDLE_MS);
  }
}

function letGo(): void {
  if (!worker) return;
  worker.terminate();
  worker = undefined;
}
