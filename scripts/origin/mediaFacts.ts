import { open } from 'node:fs/promises';
import { isTrackType, type MediaInfoResult, mediaInfoFactory } from 'mediainfo.js';

export interface MediaFacts {
  /** 0 where the file does not contain its duration, like recordings of browsers. */
  readonly seconds: number;
  /** Pixels as displayed; 0 for audio. */
  readonly width: number;
  readonly height: number;
}

/** Reads duration and size of a video or audio file; null when it is damaged. */
export async function readMediaFacts(path: string): Promise<MediaFacts | null> {
  const file = await open(path);
  const parser = await mediaInfoFactory({ format: 'object' });
  try {
    const { size } = await file.stat();
    // In pieces, because videos are too large to load whole.
    const found = await parser.analyzeData(size, async (length, offset) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
    return normaliseFacts(found);
  } finally {
    parser.close();
    await file.close();
  }
}

function normaliseFacts({ media }: MediaInfoResult): MediaFacts | null {
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => isTrackType(track, 'General'));
  const video = tracks.find((track) => isTrackType(track, 'Video'));
  if (!general || !(video || tracks.some((track) => isTrackType(track, 'Audio')))) return null;
  // Players skip an incomplete last frame of an MP3; other formats are not playable when cut.
  if (general.extra?.IsTruncated === 'Yes' && general.Format !== 'MPEG Audio') return null;
  const { Width: width = 0, Height: height = 0, Rotation: degrees = 0 } = video ?? {};
  // Phones store portrait videos in landscape, with a rotation.
  const isTurned = Number(degrees) % 180 !== 0;
  return {
    seconds: Math.round(general.Duration ?? 0),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}
