import type { SampleFile } from '../../sample/attachedFiles.ts';
import { readPictureSize } from '../../sample/pictureName.ts';
import { ALMANAC, SKY, VIDEOS } from '../../sample/videos.ts';
import type { Addresses } from './addresses.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

export const FILE_TYPE = { image: 1, video: 2, audio: 3 } as const;

/** A file that a reader attached to a text. */
export interface SentFile {
  /** Its name in the store of uploads. */
  readonly upload: string;
  readonly type: number;
  readonly width: number;
  readonly height: number;
  /** Duration of video and audio. */
  readonly seconds?: number;
  /** Cover of a video: the name of an uploaded image. */
  readonly poster?: string;
  readonly summary?: string;
}

export type StoredFile = SampleFile | SentFile;

export interface WireFile {
  readonly url: string;
  readonly type: number;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Cover of a video. */
  readonly imageUrl: string;
  readonly summary: string;
}

/** Formats an attached file, with its size where that is known. */
export function formatFile(file: StoredFile, addresses: Addresses): WireFile {
  const summary = (typeof file === 'object' && file.summary) || '';
  const none = { width: 0, height: 0, duration: 0, imageUrl: '', summary };
  if (typeof file === 'string' || 'picture' in file) {
    const name = typeof file === 'string' ? file : file.picture;
    const url = addresses.image(name);
    return { ...none, url, type: FILE_TYPE.image, ...readPictureSize(name) };
  }
  if ('upload' in file) {
    const { upload, type, width, height, seconds: duration = 0, poster } = file;
    const imageUrl = poster ? addresses.upload(poster) : '';
    return { ...none, url: addresses.upload(upload), type, width, height, duration, imageUrl };
  }
  if ('audio' in file) {
    const duration = ALMANAC.seconds;
    return { ...none, url: addresses.file(file.audio), type: FILE_TYPE.audio, duration };
  }
  const video = [...VIDEOS, SKY].find((one) => one.file === file.video);
  return {
    ...none,
    url: addresses.file(file.video),
    type: FILE_TYPE.video,
    ...(video && { width: video.width, height: video.height, duration: video.seconds }),
    imageUrl: addresses.image(file.poster),
  };
}

export const formatFiles = (
  files: readonly StoredFile[] | undefined,
  addresses: Addresses,
): readonly WireFile[] => (files ?? []).map((file) => formatFile(file, addresses));

/** Filters files by type; servers answer images, videos and audio in separate groups. */
export const filterFilesByType = (files: readonly WireFile[], type: number): readonly WireFile[] =>
  files.filter((file) => file.type === type);
