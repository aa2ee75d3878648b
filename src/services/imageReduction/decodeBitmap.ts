import type { PixelSize } from '../../model/upload/sentSize.ts';
import type { DecodedImage } from './reduceImage.ts';

/** Decodes an image off the main thread, and resizes it when `wish` is given. */
export async function decodeBitmap(blob: Blob, wish: PixelSize | null): Promise<DecodedImage> {
  const source = await createImageBitmap(
    blob,
    wish
      ? { resizeWidth: wish.width, resizeHeight: wish.height, resizeQuality: 'high' }
      : undefined,
  );
  return { source, width: source.width, height: source.height, close: () => source.close() };
}
