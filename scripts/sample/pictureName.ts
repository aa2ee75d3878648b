/** The parts of a picture's name: scene, number and shape. */
export interface PictureName {
  readonly scene: string;
  readonly number: number;
  readonly shape: keyof typeof SHAPES;
}

/** Width and height in pixels. */
export const SHAPES = {
  normal: [1200, 800],
  tall: [800, 1200],
  small: [640, 480],
  square: [400, 400],
  banner: [1080, 270],
  /** A page of the newspaper: larger than its layout, so that its text is legible. */
  page: [1600, 2272],
  /** A page in a list of pages. */
  leaf: [250, 355],
} as const;

/** Parses `terraces-3` or `portrait-2-square`; null for anything else. */
export function parsePictureName(name: string): PictureName | null {
  const match = /^([a-z]+)-(\d{1,5})(?:-([a-z]+))?$/.exec(name);
  if (!match) return null;
  const [, scene = '', number = '', shape = 'normal'] = match;
  if (!Object.hasOwn(SHAPES, shape)) return null;
  return { scene, number: Number(number), shape: shape as PictureName['shape'] };
}

/** Returns the size of a named picture in pixels; the normal size for an invalid name. */
export function readPictureSize(name: string): { width: number; height: number } {
  const [width, height] = SHAPES[parsePictureName(name.replace(/\.jpg$/, ''))?.shape ?? 'normal'];
  return { width, height };
}
