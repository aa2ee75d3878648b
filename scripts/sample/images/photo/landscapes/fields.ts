import { mixRgb, scaleRgb, smooth } from '../colour.ts';
import { DARK_WOOD, GOLD, GRASS, SOIL, WOOD } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { treeAt } from '../plants.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Fields of several crops, with trees at their edges. */
export const fields = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'golden', 'morning', 'overcast', 'noon', 'dusk');
  const { noise, random } = site;
  const turn = random.between(-0.5, 0.5);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const crops = [GOLD, mixRgb(GOLD, SOIL, 0.55), GRASS, mixRgb(GRASS, GOLD, 0.5), SOIL] as const;
  const ripe = choose(site, 0, 2, 1, 3, 0);
  return compose(
    site,
    light,
    { eye: 2.1, horizon: 0.42 },
    {
      height: (x, z) =>
        0.1 +
        noise.layered(x * 0.08, z * 0.08, 2) * 0.5 +
        rangeAt(site, x, z, 34, 8) +
        treeAt(site, x, z, 0.7, noise.at(x * 0.2, z * 0.35) > 0.86 ? 0.8 : 0),
      colour: (x, z, height, slope) => {
        if (slope > 1.1 && z < 34) return DARK_WOOD;
        const [u, v] = [x * cos - z * sin, x * sin + z * cos];
        const parcel = Math.floor(u / 4.2) * 7 + Math.floor(v / 5.6) * 3;
        const pick = Math.floor(noise.at(parcel * 1.7, parcel * 0.9) * 9) % 3 === 0 ? 1 : 0;
        const crop = crops[(ripe + pick * (1 + (Math.abs(parcel) % 4))) % crops.length] ?? GOLD;
        const rows = 0.86 + 0.2 * Math.sin((pick ? v : u) * 26) * smooth(14, 3, z);
        const edge = smooth(
          0.06,
          0.0,
          Math.min(
            Math.abs(u / 4.2 - Math.round(u / 4.2)) * 4.2,
            Math.abs(v / 5.6 - Math.round(v / 5.6)) * 5.6,
          ) - 0.05,
        );
        const near = mixRgb(
          scaleRgb(crop, rows * (0.85 + noise.at(x * 8, z * 8) * 0.3)),
          WOOD,
          edge * 0.8,
        );
        return mixRgb(near, coverAt(site, [x, z, height, slope], { snow: 99 }), smooth(30, 40, z));
      },
    },
  );
};
