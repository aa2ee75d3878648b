/** The parts of an image name: scene, seed and aspect ratio. */
export interface ImageName {
  readonly scene: string;
  readonly seed: number;
  readonly shape: keyof typeof SHAPES;
}

/** Width and height in pixels. */
export const SHAPES = {
  normal: [1200, 800],
  tall: [800, 1200],
  medium: [1080, 720],
  small: [640, 480],
  square: [400, 400],
  banner: [1080, 270],
  /** A page of the newspaper: twice the size of its layout, so that its text is legible. */
  page: [2000, 2840],
  /** A page in a list of pages. */
  leaf: [250, 355],
} as const;

/** Parses `terraces-3`, `portrait-2-square`, with or without `.jpg`; null for anything else. */
export function parseImageName(name: string): ImageName | null {
  const match = /^([a-z]+)-(\d{1,5})(?:-([a-z]+))?(?:\.jpg)?$/.exec(name);
  if (!match) return null;
  const [, scene = '', seed = '', shape = 'normal'] = match;
  if (!(shape in SHAPES)) return null;
  return { scene, seed: Number(seed), shape: shape as ImageName['shape'] };
}

/** Returns the size of a named image in pixels; the normal size for an invalid name. */
export function readImageSize(name: string): { width: number; height: number } {
  const [width, height] = SHAPES[parseImageName(name)?.shape ?? 'normal'];
  return { width, height };
}
