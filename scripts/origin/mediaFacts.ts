import { readMp3Facts, readWavFacts } from './mediaAudio.ts';
import { readMp4Facts } from './mediaMp4.ts';
import type { MediaType } from './mediaTypes.ts';
import { readWebmFacts } from './mediaWebm.ts';

/** A file that is read in pieces, because videos are too large to load whole. */
export interface Bytes {
  readonly size: number;
  /** Returns fewer bytes than requested at the end of the file. */
  readonly read: (offset: number, length: number) => Buffer;
}

export interface MediaFacts {
  /** 0 where the file does not contain its duration. */
  readonly seconds: number;
  /** Pixels as displayed; 0 for audio. */
  readonly width: number;
  readonly height: number;
}

/** Reads duration and size of a video or audio file; null when it is damaged or of another type. */
export function readMediaFacts(type: MediaType, bytes: Bytes): MediaFacts | null {
  switch (type) {
    case 'mp4':
    case 'mov':
    case 'm4a':
      return readMp4Facts(bytes);
    case 'webm':
      return readWebmFacts(bytes);
    case 'mp3':
      return readMp3Facts(bytes);
    case 'wav':
      return readWavFacts(bytes);
  }
}
