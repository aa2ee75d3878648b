import type { Random } from '../random.ts';
import { mixRgb, parseColour, type Rgb, scaleRgb, smooth } from './colour.ts';
import { LIGHTS, type LightName } from './lights.ts';
import type { Noise } from './noise.ts';
import type { Ground, Landscape } from './renderLandscape.ts';

/** What a landscape is made from; `seed` is the number in the image's name. */
export interface Site {
  readonly seed: number;
  readonly random: Random;
  readonly noise: Noise;
}

const GRASS = parseColour('#7d9a4a');
const DRY = parseColour('#b39a5c');
const WOOD = parseColour('#41613a');
const DARK_WOOD = parseColour('#2c4632');
const ROCK = parseColour('#8b8378');
const SOIL = parseColour('#8a6a48');
const SNOW = parseColour('#f4f7fb');
const GOLD = parseColour('#d9b04e');
const RUST = parseColour('#b5592b');
const ASPHALT = parseColour('#77787a');
const REED = parseColour('#a98f57');

/** Chooses by seed, so that neighbouring seeds differ. */
const choose = <T>({ seed }: Site, ...values: readonly T[]): T => values[seed % values.length] as T;

type View = Partial<Pick<Landscape, 'eye' | 'horizon' | 'sunAt' | 'ripple' | 'stars'>>;

function compose(site: Site, light: LightName, view: View, ground: Ground): Landscape {
  const { random } = site;
  const isLeft = random.next() < 0.5;
  return {
    ...ground,
    light: LIGHTS[light],
    eye: view.eye ?? 2,
    horizon: view.horizon ?? random.between(0.4, 0.52),
    sunAt: view.sunAt ?? (isLeft ? random.between(0.12, 0.4) : random.between(0.6, 0.88)),
    ...(view.ripple !== undefined && { ripple: view.ripple }),
    ...(view.stars && { stars: true }),
  };
}

/** Returns the height of a tree at a place; 0 between trees. */
function treeAt(
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
function woodAt(site: Site, x: number, z: number, most: number): number {
  if (most <= 0) return 0;
  const patch = smooth(0.44, 0.56, site.noise.layered(x * 0.3 + 11, z * 0.3, 3));
  return treeAt(site, x, z, 0.24, patch * most * 0.95, 'round') * 0.9;
}

const leafAt = ({ noise }: Site, x: number, z: number): Rgb => {
  const kind = noise.at(Math.floor(x / 0.24) * 1.9, Math.floor(z / 0.24) * 2.7);
  const leaf = kind > 0.72 ? mixRgb(RUST, GOLD, 0.5) : mixRgb(DARK_WOOD, GRASS, kind * 0.7);
  return scaleRgb(leaf, 0.6 + noise.at(x * 22, z * 22) * 0.7);
};

function rangeAt({ noise }: Site, x: number, z: number, from: number, height: number): number {
  const rise = smooth(from, from + 26, z);
  return rise === 0
    ? 0
    : noise.ridged(x * 0.055 + 7, z * 0.055 + 3, z > 45 ? 5 : 6) * height * rise;
}

/** Grass, woods, rock and snow by height and slope. */
function coverAt(
  { noise }: Site,
  [x, z, height, slope]: readonly [number, number, number, number],
  { snow, grass = GRASS, wood = WOOD }: { snow: number; grass?: Rgb; wood?: Rgb },
): Rgb {
  const patch = noise.layered(x * 0.5, z * 0.5, 4);
  const fine = noise.at(x * 6, z * 6);
  const green = mixRgb(grass, wood, smooth(0.42, 0.62, patch));
  const bare = mixRgb(green, ROCK, smooth(0.55, 1.3, slope + patch * 0.3));
  const top = smooth(snow - 0.6, snow + 0.6, height + (patch - 0.5) * 1.6 - slope * 0.5);
  return scaleRgb(mixRgb(bare, SNOW, top), 0.82 + fine * 0.36);
}

const mountains = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'mist', 'golden', 'morning', 'dusk', 'noon');
  return compose(
    site,
    light,
    { eye: 4.4, horizon: 0.46 },
    {
      height: (x, z) =>
        0.2 + rangeAt(site, x, z, 2, 12) + site.noise.layered(x * 0.4, z * 0.4, 4) * 1.4,
      colour: (x, z, height, slope) => coverAt(site, [x, z, height, slope], { snow: 8.2 }),
    },
  );
};

const river = (site: Site): Landscape => {
  const { noise, random } = site;
  const light = choose<LightName>(
    site,
    'noon',
    'golden',
    'overcast',
    'mist',
    'morning',
    'dusk',
    'blue',
  );
  const phase = random.between(0, 6);
  const bends = random.between(0.14, 0.24);
  const middle = (z: number) => Math.sin(z * bends + phase) * (1.2 + z * 0.09);
  const grass = choose(site, GRASS, DRY, mixRgb(GRASS, DRY, 0.5));
  return compose(
    site,
    light,
    { eye: random.between(2.2, 3.4), ripple: 0.35 },
    {
      height: (x, z) => {
        const away = Math.abs(x - middle(z)) - 1.1 - noise.at(x * 0.4, z * 0.4) * 0.5;
        if (away < 0) return -0.1;
        const hill = smooth(0.8, 9, away) * noise.layered(x * 0.16, z * 0.16, 5) * 3.4;
        return (
          0.05 +
          Math.min(away, 1) * 0.14 +
          hill +
          woodAt(site, x, z, smooth(0.4, 3, away)) +
          rangeAt(site, x, z, 26, 9)
        );
      },
      colour: (x, z, height, slope) =>
        woodAt(site, x, z, smooth(0.4, 3, Math.abs(x - middle(z)) - 1.1)) > 0.02
          ? leafAt(site, x, z)
          : coverAt(site, [x, z, height, slope * 0.35], { snow: 99, grass, wood: DARK_WOOD }),
    },
  );
};

const lake = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'winter', 'noon', 'golden', 'blue', 'morning');
  const shore = site.random.between(8, 13);
  return compose(
    site,
    light,
    { eye: 1.3, horizon: 0.54, ripple: 0.18 },
    {
      height: (x, z) => {
        const land = z - shore - site.noise.layered(x * 0.12, z * 0.1, 3) * 8;
        return land < 0
          ? -0.1
          : 0.05 +
              rangeAt(site, x, z, shore, 13) +
              treeAt(site, x, z, 0.5, 0.6 * smooth(9, 2, land)) * 0.8;
      },
      colour: (x, z, height, slope) =>
        coverAt(site, [x, z, height, slope * 0.8], { snow: 5, wood: DARK_WOOD }),
    },
  );
};

const openWater = (site: Site, lights: readonly LightName[], view: View = {}): Landscape => {
  const from = site.random.between(24, 36);
  const tall = site.random.between(3, 8);
  return compose(
    site,
    choose(site, ...lights),
    { eye: 1.6, ripple: 0.8, ...view },
    {
      height: (x, z) => (z < from ? -0.1 : rangeAt(site, x, z, from - 8, tall) - 0.3),
      colour: (x, z, height, slope) =>
        coverAt(site, [x, z, height, slope], { snow: 99, wood: DARK_WOOD }),
    },
  );
};

const sunset = (site: Site): Landscape =>
  openWater(site, ['dusk', 'golden', 'blue', 'morning'], {
    horizon: site.random.between(0.5, 0.62),
    sunAt: site.random.between(0.3, 0.7),
  });

const snow = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'winter', 'golden', 'overcast', 'blue');
  const { noise } = site;
  return compose(
    site,
    light,
    { eye: 2.6, horizon: 0.42 },
    {
      height: (x, z) => {
        const roll = noise.layered(x * 0.13, z * 0.13, 4);
        const isWood = smooth(0.42, 0.56, noise.layered(x * 0.2 + 9, z * 0.2, 3));
        return roll * 2.2 + treeAt(site, x, z, 0.62, isWood * 0.75) + rangeAt(site, x, z, 18, 14);
      },
      colour: (x, z, _height, slope) => {
        const isTree = treeAt(site, x, z, 0.62, 1) > 0.12 && slope > 1.2;
        const white = mixRgb(SNOW, ROCK, smooth(1.3, 2.4, slope) * smooth(24, 34, z) * 0.75);
        return isTree && z < 30
          ? mixRgb(DARK_WOOD, SNOW, smooth(0.35, 0.75, noise.at(x * 7, z * 7)) * 0.7)
          : white;
      },
    },
  );
};

const grassland = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'noon', 'golden', 'morning', 'overcast');
  return compose(
    site,
    light,
    { eye: 2.3, horizon: 0.45 },
    {
      height: (x, z) =>
        0.3 + site.noise.layered(x * 0.09, z * 0.09, 3) * 2.6 + rangeAt(site, x, z, 34, 15),
      colour: (x, z, height, slope) => {
        const grass = mixRgb(GRASS, DRY, choose(site, 0.15, 0.75, 0.4, 0.6));
        const wide = site.noise.layered(x * 0.22, z * 0.22, 4);
        const near = mixRgb(grass, scaleRgb(grass, 0.72), smooth(0.4, 0.7, wide));
        const far = coverAt(site, [x, z, height, slope], { snow: 5.4 });
        return mixRgb(
          scaleRgb(near, 0.86 + site.noise.at(x * 9, z * 9) * 0.28),
          far,
          smooth(30, 44, z),
        );
      },
    },
  );
};

const fields = (site: Site): Landscape => {
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

const terraces = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'morning', 'noon', 'mist', 'golden', 'overcast');
  const { noise } = site;
  const step = 0.15;
  const slopeAt = (x: number, z: number) =>
    noise.layered(x * 0.1 + 2, z * 0.1, 2) * 3.2 + z * 0.07 - 0.9;
  const flooded = mixRgb(LIGHTS[light].sky[1], LIGHTS[light].sky[2], 0.6);
  return compose(
    site,
    light,
    { eye: 2.6, horizon: 0.27 },
    {
      height: (x, z) => {
        const level = slopeAt(x, z) / step;
        const part = level - Math.floor(level);
        return (
          0.3 + (Math.floor(level) + smooth(0.8, 1, part)) * step + rangeAt(site, x, z, 30, 10)
        );
      },
      colour: (x, z, height, slope) => {
        const level = slopeAt(x, z) / step;
        const part = level - Math.floor(level);
        const isBank = part > 0.86 || part < 0.04;
        const isWet =
          noise.at(Math.floor(level) * 3.3 + Math.floor(x * 0.25), 2.5) <
          choose(site, 0.62, 0.45, 0.7, 0.2);
        const crop = mixRgb(
          mixRgb(GRASS, GOLD, choose(site, 0.1, 0.8, 0.3, 0.5, 0.95)),
          SOIL,
          noise.at(Math.floor(level) * 2.7, 0.5) * 0.5,
        );
        const own = isBank ? mixRgb(WOOD, crop, 0.35) : isWet ? scaleRgb(flooded, 0.95) : crop;
        return mixRgb(
          scaleRgb(own, 0.88 + noise.at(x * 7, z * 7) * 0.24),
          coverAt(site, [x, z, height, slope], { snow: 99 }),
          smooth(28, 38, z),
        );
      },
    },
  );
};

const tea = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'mist', 'morning', 'noon');
  const { noise } = site;
  const hillAt = (x: number, z: number) => noise.layered(x * 0.12, z * 0.12, 3) * 4.4;
  return compose(
    site,
    light,
    { eye: 1.8, horizon: 0.3 },
    {
      height: (x, z) => {
        const hill = hillAt(x, z);
        return 0.2 + hill + Math.max(0, Math.sin(hill * 30)) * 0.07 + rangeAt(site, x, z, 26, 11);
      },
      colour: (x, z, height, slope) => {
        const row = smooth(-0.2, 0.5, Math.sin(hillAt(x, z) * 30));
        const own = mixRgb(mixRgb(SOIL, WOOD, 0.5), parseColour('#86ab4b'), row);
        return mixRgb(
          scaleRgb(own, 0.8 + noise.at(x * 9, z * 9) * 0.4),
          coverAt(site, [x, z, height, slope], { snow: 99 }),
          smooth(24, 36, z),
        );
      },
    },
  );
};

const forest = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'mist', 'golden', 'overcast', 'morning', 'blue');
  const { noise } = site;
  const wood = choose(site, DARK_WOOD, mixRgb(RUST, GOLD, 0.35), WOOD, mixRgb(WOOD, RUST, 0.4));
  return compose(
    site,
    light,
    { eye: 2.6, horizon: 0.3 },
    {
      height: (x, z) =>
        noise.layered(x * 0.11, z * 0.11, 4) * 4.6 +
        treeAt(site, x, z, 0.5, 0.93, site.seed % 2 === 0 ? 'cone' : 'round') +
        rangeAt(site, x, z, 20, 10),
      colour: (x, z) => {
        const kind = noise.at(Math.floor(x / 0.5) * 2.1, Math.floor(z / 0.5) * 1.3);
        return scaleRgb(
          mixRgb(wood, mixRgb(WOOD, GRASS, 0.4), kind * 0.7),
          0.75 + noise.at(x * 8, z * 8) * 0.5,
        );
      },
    },
  );
};

const road = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'golden', 'morning', 'overcast');
  const { noise, random } = site;
  const phase = random.between(0, 6);
  const middle = (z: number) => Math.sin(z * 0.13 + phase) * z * 0.09 - Math.sin(phase) * 0.4;
  const leaves = choose(site, mixRgb(RUST, GOLD, 0.4), mixRgb(GRASS, GOLD, 0.3), WOOD);
  return compose(
    site,
    light,
    { eye: 1.5, horizon: 0.46 },
    {
      height: (x, z) => {
        const away = Math.abs(x - middle(z));
        if (away < 0.95) return 0.1;
        const bank = smooth(0.95, 7, away) * noise.layered(x * 0.2, z * 0.2, 4) * 2.2;
        const trees = treeAt(site, x, z, 0.7, smooth(1.5, 2.2, away) * 0.62, 'round');
        return 0.1 + bank + trees + rangeAt(site, x, z, 28, 9);
      },
      colour: (x, z, _height, slope) => {
        const side = x - middle(z);
        if (Math.abs(side) < 0.85) {
          const isLine =
            Math.abs(Math.abs(side) - 0.76) < 0.025 ||
            (Math.abs(side) < 0.03 && Math.sin(z * 3.2) > 0);
          return isLine
            ? [0.93, 0.92, 0.88]
            : scaleRgb(ASPHALT, 0.9 + noise.at(x * 12, z * 12) * 0.2);
        }
        const isTree = slope > 0.9 && z < 34;
        const ground = mixRgb(DRY, GRASS, noise.layered(x * 0.5, z * 0.5, 3));
        return scaleRgb(
          isTree ? mixRgb(leaves, scaleRgb(leaves, 0.6), noise.at(x * 4, z * 4)) : ground,
          0.8 + noise.at(x * 8, z * 8) * 0.4,
        );
      },
    },
  );
};

const night = (site: Site): Landscape =>
  compose(
    site,
    'night',
    { eye: 2.2, horizon: 0.74, stars: true, sunAt: site.random.between(0.3, 0.7) },
    {
      height: (x, z) =>
        0.2 + site.noise.layered(x * 0.2, z * 0.2, 4) * 0.8 + rangeAt(site, x, z, 12, 7),
      colour: (x, z, height, slope) =>
        scaleRgb(coverAt(site, [x, z, height, slope], { snow: 6 }), 0.5),
    },
  );

/** Shallow water with islands of reeds. */
const wetland = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'golden', 'winter', 'dusk', 'morning', 'mist');
  const { noise } = site;
  const islandAt = (x: number, z: number) => noise.layered(x * 0.16 + 4, z * 0.3, 4) - 0.56;
  return compose(
    site,
    light,
    { eye: 1.5, horizon: 0.5, ripple: 0.3 },
    {
      height: (x, z) => {
        const island = islandAt(x, z);
        const reeds =
          island > 0 ? 0.05 + noise.at(x * 14, z * 14) * 0.3 * smooth(0, 0.06, island) : -0.1;
        return z > 34 ? rangeAt(site, x, z, 30, 6) : reeds;
      },
      colour: (x, z) =>
        scaleRgb(mixRgb(REED, DRY, noise.at(x * 2, z * 2)), 0.6 + noise.at(x * 16, z * 16) * 0.7),
    },
  );
};

/** A plain with a row of trees, behind buildings and people. */
const plain = (site: Site): Landscape =>
  compose(
    site,
    choose<LightName>(site, 'morning', 'noon', 'golden', 'overcast'),
    { eye: 1.6, horizon: 0.5 },
    {
      height: (x, z) =>
        0.1 + (z > 9 ? treeAt(site, x, z, 0.8, 0.5) * 0.8 : 0) + rangeAt(site, x, z, 22, 9),
      colour: (x, z, height, slope) =>
        coverAt(site, [x, z, height, slope * 0.3], {
          snow: 99,
          grass: choose(site, GRASS, DRY, GRASS),
        }),
    },
  );

/** Behind roofs in the rain. */
const rain = (site: Site): Landscape =>
  compose(
    site,
    choose<LightName>(site, 'overcast', 'mist', 'blue'),
    { eye: 1.6, horizon: 0.6 },
    {
      height: (x, z) => 0.1 + rangeAt(site, x, z, 12, 11),
      colour: (x, z, height, slope) => coverAt(site, [x, z, height, slope * 0.4], { snow: 99 }),
    },
  );

/** A valley with a river, which a viaduct crosses. */
const valley = (site: Site): Landscape => {
  const { noise, random } = site;
  const light = choose<LightName>(site, 'golden', 'morning', 'overcast', 'mist', 'noon', 'dusk');
  const grass = choose(site, DRY, GRASS, mixRgb(GRASS, DRY, 0.4));
  const bend = random.between(0.5, 40);
  const awayFromRiver = (x: number, z: number) =>
    Math.abs(x + noise.at(bend, z * 0.1) * 5 - 2.5) - 1.5;
  return compose(
    site,
    light,
    { eye: 3.6, horizon: 0.4, ripple: 0.3 },
    {
      height: (x, z) => {
        const away = awayFromRiver(x, z);
        if (away < 0) return -0.1;
        const hill = smooth(0, 9, away) * noise.layered(x * 0.15, z * 0.15, 5) * 4;
        return 0.05 + hill + woodAt(site, x, z, smooth(0.3, 2, away)) + rangeAt(site, x, z, 20, 13);
      },
      colour: (x, z, height, slope) =>
        woodAt(site, x, z, smooth(0.3, 2, awayFromRiver(x, z))) > 0.02 && z < 24
          ? leafAt(site, x, z)
          : coverAt(site, [x, z, height, slope * 0.35], { snow: 11, wood: DARK_WOOD, grass }),
    },
  );
};

const harbor = (site: Site): Landscape =>
  openWater(site, ['noon', 'morning', 'dusk', 'golden', 'overcast', 'blue'], {
    horizon: 0.58,
    eye: 1.4,
  });

const town = (site: Site): Landscape =>
  openWater(site, ['dusk', 'morning', 'overcast', 'golden', 'blue'], {
    horizon: 0.66,
    eye: 1.2,
    ripple: 0.6,
  });

const riverside = (site: Site): Landscape =>
  openWater(site, ['mist', 'morning', 'golden', 'overcast'], { horizon: 0.5, ripple: 0.25 });

const race = (site: Site): Landscape =>
  openWater(site, ['noon', 'morning', 'golden'], { horizon: 0.44 });

/** Landscapes by the scene in an image's name. */
export const LANDSCAPES: Readonly<Record<string, (site: Site) => Landscape>> = {
  mountains,
  river,
  lake,
  sunset,
  snow,
  grassland,
  fields,
  terraces,
  tea,
  forest,
  road,
  night,
  birds: wetland,
  runners: plain,
  school: plain,
  rail: valley,
  harbor,
  city: town,
  bridge: riverside,
  regatta: race,
  rain,
};
