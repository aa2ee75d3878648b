/**
 * How `make.ts` renders a video from the drawings into `samples/`. Answers contain its size
 * and duration.
 */
export interface VideoRecipe {
  readonly file: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Images in order, crossfaded, each with a slow camera movement. */
  readonly scenes: readonly string[];
  /** Index of its first chord. */
  readonly music: number;
  /** x264's constant rate factor: higher is smaller. */
  readonly quality: number;
  /** Encoded without B-frames, as for live streams, so that it loops smoothly. */
  readonly live?: boolean;
}

const WIDE = { width: 640, height: 360 } as const;
const TALL = { width: 360, height: 640 } as const;

export const VIDEOS = [
  {
    ...WIDE,
    file: 'rail.mp4',
    seconds: 12,
    scenes: ['rail-3', 'mountains-0', 'fields-2', 'harbor-2'],
    music: 0,
    quality: 28,
  },
  {
    ...WIDE,
    file: 'rehearsal.mp4',
    seconds: 8,
    scenes: ['stage-0', 'lantern-1', 'stage-2'],
    music: 2,
    quality: 28,
  },
  {
    ...TALL,
    file: 'tall-1.mp4',
    seconds: 6,
    scenes: ['terraces-1-tall', 'sunset-1-tall'],
    music: 1,
    quality: 29,
  },
  {
    ...TALL,
    file: 'tall-2.mp4',
    seconds: 5,
    scenes: ['river-4-tall', 'bridge-2-tall'],
    music: 3,
    quality: 29,
  },
  {
    ...TALL,
    file: 'tall-3.mp4',
    seconds: 6,
    scenes: ['lantern-2-tall', 'market-0-tall'],
    music: 4,
    quality: 29,
  },
  {
    ...TALL,
    file: 'tall-4.mp4',
    seconds: 5,
    scenes: ['snow-1-tall', 'forest-1-tall'],
    music: 5,
    quality: 29,
  },
  {
    ...TALL,
    file: 'tall-5.mp4',
    seconds: 6,
    scenes: ['birds-1-tall', 'lake-1-tall'],
    music: 2,
    quality: 29,
  },
  {
    ...TALL,
    file: 'tall-6.mp4',
    seconds: 5,
    scenes: ['city-0-tall', 'night-2-tall'],
    music: 0,
    quality: 29,
  },
] as const satisfies readonly VideoRecipe[];

/** The night sky: the live stream loops it (origin/stream), and it exists in segments of both formats. */
export const SKY: VideoRecipe = {
  ...WIDE,
  file: 'sky.mp4',
  seconds: 10,
  scenes: ['night-2', 'night-3'],
  music: 4,
  quality: 29,
  live: true,
};

/** A few seconds as FLV, the container of live streams. */
export const PULSE: VideoRecipe = {
  ...WIDE,
  file: 'pulse.flv',
  seconds: 4,
  scenes: ['night-1'],
  music: 1,
  quality: 29,
  live: true,
};

/** The audio sample, used as recorded reading. */
export const ALMANAC = { file: 'almanac.mp3', seconds: 24, music: 0 } as const;
