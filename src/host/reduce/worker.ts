import type { FileKind } from '../../model/upload/fileKinds.ts';
import { decodeBitmap } from './bitmap.ts';
import { type DrawEnv, type Reduced, reduce } from './draw.ts';

/** The worker's request and answer; `reduced` is null where the image cannot be decoded. */
export interface Asked {
  readonly n: number;
  readonly file: Blob;
  readonly kind: FileKind;
}
export interface Answered {
  readonly n: number;
  readonly reduced: Reduced | null;
}

const env: DrawEnv = {
  decode: decodeBitmap,
  canvas: ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
  },
};

const port = self as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  readonly postMessage: (answer: Answered) => void;
};

port.onmessage = ({ data: { n, file, kind } }) => {
  reduce(env, file, kind).then(
    (reduced) => port.postMessage({ n, reduced }),
    () => port.postMessage({ n, reduced: null }),
  );
};
