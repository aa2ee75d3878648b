/** A video in `samples/`. Answers contain its size and duration. */
interface SampleVideo {
  readonly file: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

const WIDE = { width: 640, height: 360 } as const;
const TALL = { width: 360, height: 640 } as const;

export const VIDEOS: readonly SampleVideo[] = [
  { ...WIDE, file: 'rail.mp4', seconds: 12 },
  { ...WIDE, file: 'rehearsal.mp4', seconds: 8 },
  { ...TALL, file: 'tall-1.mp4', seconds: 6 },
  { ...TALL, file: 'tall-2.mp4', seconds: 5 },
  { ...TALL, file: 'tall-3.mp4', seconds: 6 },
  { ...TALL, file: 'tall-4.mp4', seconds: 5 },
  { ...TALL, file: 'tall-5.mp4', seconds: 6 },
  { ...TALL, file: 'tall-6.mp4', seconds: 5 },
];

/** The night sky: the live stream loops it (origin/stream), and it exists in segments of both formats. */
export const SKY: SampleVideo = { ...WIDE, file: 'sky.mp4', seconds: 10 };

/** The audio sample, used as recorded reading. */
export const ALMANAC = { file: 'almanac.mp3', seconds: 24 } as const;
