import type { FileKind } from '../../model/upload/fileKinds.ts';
import { type Reduced, reduce } from './draw.ts';
import { pageEnv } from './page.ts';
import type { Answered, Asked } from './worker.ts';
import ReduceWorker from './worker.ts?worker';

/** A worker that says nothing for so long is not coming back. */
const SILENCE_MS = 60_000;
/** One that has nothing to do holds what it has drawn: it is let go after a while. */
const IDLE_MS = 20_000;

let worker: Worker | null | undefined;
let lastN = 0;
let asked = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * A picture as it is sent; null where this browser cannot read it. In a worker where those
 * can draw, else on the page.
 */
export async function reducePicture(file: Blob, kind: FileKind): Promise<Reduced | null> {
  const port = openWorker();
  const answer = port && (await keepAwake(() => askWorker(port, file, kind)));
  if (answer) return answer.reduced;
  worker = null;
  return reduce(pageEnv, file, kind).catch(() => null);
}

/** Null where workers cannot draw, or have failed before. */
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

/** Null when the worker did not start or does not answer. */
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
