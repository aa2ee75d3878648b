import { decodeBitmap } from './decodeBitmap.ts';
import type { DrawingFunctions } from './reduceImage.ts';

/**
 * Drawing functions of the page, where workers cannot draw; decoding and encoding are asynchronous.
 */
export const pageDrawing: DrawingFunctions = {
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
