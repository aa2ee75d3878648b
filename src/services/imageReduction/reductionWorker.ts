import type { FileKind } from '../../model/upload/fileKinds.ts';
import { decodeBitmap } from './decodeBitmap.ts';
import { type DrawingFunctions, type ReducedImage, reduceImage } from './reduceImage.ts';

/** The worker's request and answer; `reduced` is null where the image cannot be decoded. */
export interface ReductionRequest {
  readonly id: number;
  readonly file: Blob;
  readonly kind: FileKind;
}
export interface ReductionAnswer {
  readonly id: number;
  readonly reduced: ReducedImage | null;
}

const workerDrawing: DrawingFunctions = {
  decode: decodeBitmap,
  canvas: ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
  },
};

const port = self as unknown as {
  onmessage: (event: MessageEvent<ReductionRequest>) => void;
  readonly postMessage: (answer: ReductionAnswer) => void;
};

port.onmessage = ({ data: { id, file, kind } }) => {
  reduceImage(workerDrawing, file, kind).then(
    (reduced) => port.postMessage({ id, reduced }),
    () => port.postMessage({ id, reduced: null }),
  );
};
