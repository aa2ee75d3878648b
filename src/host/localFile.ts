import { parseLocalImage } from '../model/localImage.ts';

/** Files of the pictures that a host handed over; what is no picture is left out. */
export function makeFiles(images: readonly string[]): File[] {
  return images.flatMap((text, index) => {
    const image = parseLocalImage(text);
    if (!image) return [];
    return [new File([image.bytes], `${index + 1}.${image.extension}`, { type: image.type })];
  });
}
