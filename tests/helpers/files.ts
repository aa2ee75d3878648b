import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PART_B } from '../../src/model/upload/uploadParts.ts';

/** A file as it is chosen in a page. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Where these pictures say that they were taken. */
export const TAKEN_AT = 'Bund, 31.2304 N';

export interface Photo {
  readonly width: number;
  readonly height: number;
  /** How the camera was held: EXIF's orientation. */
  readonly orientation?: number;
  /** `#c00000`, of the upper left quarter as it is stored; the rest is white. */
  readonly colour?: string;
}

/** A photo as phones make them, with a place in its EXIF. */
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

/** Small pictures that differ by their size, so that their order can be told at the server. */
export const makePhotos = (count: number): Promise<ChosenFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, n) => makePhoto(`${n}.jpg`, { width: 40 + n, height: 30 })),
  );

const FILM = fileURLToPath(new URL('../../scripts/sample/samples/rail.mp4', import.meta.url));
/** A part and a little more. */
const FILM_B = PART_B + 100_000;

/** A film of two parts: a short one with room behind it, as editors leave some. */
export async function makeFilm(name: string): Promise<ChosenFile> {
  const film = await readFile(FILM);
  const room = Buffer.alloc(FILM_B - film.length);
  room.writeUInt32BE(room.length);
  room.write('free', 4, 'latin1');
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([film, room]) };
}
