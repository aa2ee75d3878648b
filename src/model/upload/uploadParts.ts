/** Bytes of a part, small enough for a slow connection. */
export const PART_B = 2 * 1024 * 1024;

export const countParts = (size: number): number => Math.max(1, Math.ceil(size / PART_B));

/** Returns start and end of a part in bytes. */
export const getPartBounds = (part: number, size: number): readonly [from: number, to: number] => [
  part * PART_B,
  Math.min((part + 1) * PART_B, size),
];
