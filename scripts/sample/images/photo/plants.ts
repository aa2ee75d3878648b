import { mixRgb, type Rgb, scaleRgb, smooth } from './colour.ts';
import { DARK_WOOD, GOLD, GRASS, RUST } from './groundColours.ts';
import type { Site } from './site.ts';

/** Returns the height of a tree at a place; 0 between trees. */
export function treeAt(
  { noise }: Site,
  x: number,
  z: number,
  size: number,
  density: number,
  shape: 'cone' | 'round' = 'cone',
): number {
  const [column, row] = [Math.floor(x / size), Math.floor(z / size)];
  if (noise.at(column * 3.7 + 0.5, row * 5.3 + 0.5) > density) return 0;
  const left = (column + 0.35 + noise.at(column * 7.1, row * 2.3) * 0.3) * size;
  const near = (row + 0.35 + noise.at(column * 1.9, row * 8.7) * 0.3) * size;
  const away = Math.hypot(x - left, z - near) / (size * 0.42);
  if (away > 1) return 0;
  const crown =
    shape === 'round'
      ? Math.sqrt(1 - away * away) * (0.45 + noise.at(x * 11, z * 11) * 0.3)
      : 1 - away;
  return crown * size * (1.6 + noise.at(column * 5.5, row * 4.1) * 1.4);
}

/** Woods of small trees in patches: the height of leaves above the ground. */
export function woodAt(site: Site, x: number, z: number, most: number): number {
  if (most <= 0) return 0;
  const patch = smooth(0.44, 0.56, site.noise.layered(x * 0.3 + 11, z * 0.3, 3));
  return treeAt(site, x, z, 0.24, patch * most * 0.95, 'round') * 0.9;
}

/** Returns the colour of the leaves of woods (`woodAt`) at a place. */
export const leafAt = ({ noise }: Site, x: number, z: number): Rgb => {
  const kind = noise.at(Math.floor(x / 0.24) * 1.9, Math.floor(z / 0.24) * 2.7);
  const leaf = kind > 0.72 ? mixRgb(RUST, GOLD, 0.5) : mixRgb(DARK_WOOD, GRASS, kind * 0.7);
  return scaleRgb(leaf, 0.6 + noise.at(x * 22, z * 22) * 0.7);
};
