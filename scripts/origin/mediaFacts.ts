import { readMp3Facts, readWavFacts } from './mediaAudio.ts';
import { readMp4Facts } from './mediaMp4.ts';
import type { MediaType } from './mediaTypes.ts';
import { readWebmFacts } from './mediaWebm.ts';

/** A file that is looked into here and there: films are large. */
export interface Bytes {
  readonly size: number;
  /** Fewer bytes than asked for at its end. */
  readonly read: (offset: number, length: number) => Buffer;
}

export interface MediaFacts {
  /** 0 where it does not say. */
  readonly seconds: number;
  /** Pixels as they are shown; 0 for sounds. */
  readonly width: number;
  readonly height: number;
}

/** How long and how large a film or sound is; null when it is not what its first bytes say. */
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
