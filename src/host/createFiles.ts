import { parseLocalImage } from '../model/localImage.ts';

/** Returns files of the images that a host returned; texts that are no image are left out. */
export function createFiles(images: readonly string[]): File[] {
  return images.flatMap((text, index) => {
    const image = parseLocalImage(text);
    if (!image) return [];
    return [new File([image.bytes], `${index + 1}.${image.extension}`, { type: image.type })];
  });
}
