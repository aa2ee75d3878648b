/**
 * The films and sounds of the edition, as they are made of its own drawings: what
 * `make.ts` renders into `samples/`, and what the edition's articles say of them.
 */
export interface VideoRecipe {
  readonly file: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Pictures that follow each other, crossfaded, each under a slow move of the camera. */
  readonly scenes: readonly string[];
  /** Where in the list of chords its music begins. */
  readonly music: number;
  /** x264's constant rate factor: higher is smaller. */
  readonly quality: number;
  /** Frames in the order they are shown, as senders of live streams make them: it loops smoothly. */
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

/**
 * The slow broadcast of the night sky: on air it runs round and round (origin/stream), and
 * it lies in segments of both kinds that players know.
 */
export const SKY: VideoRecipe = {
  ...WIDE,
  file: 'sky.mp4',
  seconds: 10,
  scenes: ['night-2', 'night-3'],
  music: 4,
  quality: 29,
  live: true,
};

/** A few seconds in the container of live streams. */
export const PULSE: VideoRecipe = {
  ...WIDE,
  file: 'pulse.flv',
  seconds: 4,
  scenes: ['night-1'],
  music: 1,
  quality: 29,
  live: true,
};

/** Stands for a reading. */
export const ALMANAC = { file: 'almanac.mp3', seconds: 24, music: 0 } as const;
