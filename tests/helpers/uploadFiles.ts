import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PART_B } from '../../src/model/upload/uploadParts.ts';

/** A file for `setInputFiles`. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The location in the EXIF of these images. */
export const TAKEN_AT = 'Bund, 31.2304 N';

export interface Photo {
  readonly width: number;
  readonly height: number;
  /** Orientation in the EXIF. */
  readonly orientation?: number;
  /** CSS colour of the upper left quarter of the stored pixels; the rest is white. */
  readonly colour?: string;
}

/** Creates a JPEG like those of phones, with a location in its EXIF. */
export async function makePhoto(name: string, photo: Photo): Promise<ChosenFile> {
  const { width, height, orientation = 1, colour = '#c00000' } = photo;
  const quarter = {
    width: Math.round(width / 2),
    height: Math.round(height / 2),
    channels: 3,
  } as const;
  const corner = await sharp({ create: { ...quarter, background: colour } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withExif({ IFD0: { ImageDescription: TAKEN_AT } })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Creates small images of different widths, by which the server can check their order. */
export const makePhotos = (count: number): Promise<ChosenFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, n) => makePhoto(`${n}.jpg`, { width: 40 + n, height: 30 })),
  );

const VIDEO = fileURLToPath(new URL('../../scripts/sample/samples/rail.mp4', import.meta.url));
/** Size of the video in bytes: one part of an upload and a little more. */
const VIDEO_B = PART_B + 100_000;

/** Creates a video of two upload parts: a short MP4 with a `free` box, as editors write them. */
export async function makeVideo(name: string): Promise<ChosenFile> {
  const video = await readFile(VIDEO);
  const room = Buffer.alloc(VIDEO_B - video.length);
  room.writeUInt32BE(room.length);
  room.write('free', 4, 'latin1');
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([video, room]) };
}
