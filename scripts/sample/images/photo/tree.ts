import { mixRgb, parseColour, type Rgb, scaleRgb } from './colour.ts';
import type { Site } from './site.ts';
import { ball, group, rod, type Solid, type Vector } from './solid.ts';

/** Balls of leaves of a tree. */
const BRANCHES = 44;

const BARK = parseColour('#5a4636');

/** Returns a tree with round branches of leaves, through which light falls. */
export function tree({ noise, random }: Site, at: Vector, tall: number, leaf: Rgb): Solid {
  const [x, y, z] = at;
  const wide = tall * random.between(0.26, 0.34);
  const shift = random.between(0, 90);
  const isHole = ([u, v, w]: Vector): boolean => {
    const front = noise.at(u * 17 + shift, v * 17);
    const flank = noise.at(w * 17, v * 17 + shift);
    return front + flank > 1.02;
  };
  const crown = Array.from({ length: BRANCHES }, (_, index) => {
    const angle = index * 2.4;
    const height = (index + 0.5) / BRANCHES;
    // An egg: widest a little below its middle.
    const reach = wide * Math.sqrt(Math.sin(Math.PI * Math.min(1, 0.12 + height * 0.88)));
    const away = reach * Math.sqrt(random.next()) * 0.9;
    const up = tall * (0.42 + height * 0.5);
    const size = wide * random.between(0.24, 0.36);
    const own = mixRgb(leaf, scaleRgb(leaf, 0.62), random.next());
    return ball(
      [x + Math.cos(angle) * away, y + up, z + Math.sin(angle) * away],
      [size, size * 0.85, size],
      ({ at: [u, v, w] }) =>
        scaleRgb(own, 0.6 + noise.at(u * 26 + w * 9, v * 26 - w * 17) * 0.7 + (v / size) * 0.12),
      isHole,
    );
  });
  const trunk = rod([x, y - 0.1, z], [x, y + tall * 0.6, z], tall * 0.024, () => BARK);
  return group([trunk, ...crown]);
}
