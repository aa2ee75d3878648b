import { mixRgb, parseColour, type Rgb, scaleRgb, smooth } from '../colour.ts';
import { DRY, GRASS } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { dress, person } from '../person.ts';
import { leafAt, woodAt } from '../plants.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';
import { box, FACE, type Hit, type Paint, rod, type Solid, type Vector } from '../solid.ts';
import { tree } from '../tree.ts';

const TRACK = parseColour('#a0533f');
const LINE = parseColour('#e4ded2');
const PAVING = parseColour('#b5ab9b');
const GROUND = 0.1;
const FLOORS = 4;
const STOREY = 1.75;
const BAY = 1.5;
const LANE = 0.55;
const LANES = 6;

/** Where the walls are: the middle of the front, and its angle. */
interface Plan {
  readonly middle: Vector;
  readonly turn: number;
  readonly bays: number;
}

/** Returns the distance from the outer edge of the track in front, which bends at its ends. */
const awayFromTrack = (x: number, z: number): number => z - 3.6 + x * x * 0.012;

/** A school with its field. */
export const school = (site: Site): Landscape => {
  const { noise, random, seed } = site;
  const side = seed % 2 === 0 ? 1 : -1;
  const plan: Plan = {
    middle: [side * random.between(0.2, 1.6), GROUND, random.between(17, 18.5)],
    turn: side * random.between(0.16, 0.3),
    bays: 12 + (seed % 3),
  };
  const leaf = mixRgb(GRASS, parseColour('#4c6a34'), choose(site, 0.6, 0.3, 0.9, 0.5));
  const grass = choose(site, mixRgb(GRASS, DRY, 0.2), mixRgb(GRASS, DRY, 0.5), GRASS);
  const trees = Array.from({ length: 15 }, (_, index): Solid => {
    const x = -15 + index * 2.2 + random.between(-0.5, 0.5);
    return tree(
      site,
      [x, GROUND, 13.2 - x * plan.turn + random.between(-0.4, 0.4)],
      random.between(2, 3),
      leaf,
    );
  });
  const farTrees = Array.from({ length: 9 }, (_, index) =>
    tree(
      site,
      [(index - 4) * 6 + random.between(-1, 1), GROUND, random.between(26, 30)],
      random.between(4, 6),
      leaf,
    ),
  );
  const pupils = Array.from({ length: 7 }, (_, index) => {
    const x = (index - 3) * 1.15 + random.between(-0.4, 0.4);
    return person({
      ...dress(random.next),
      at: [x, GROUND, 5.2 + (index % 3) * 1.1],
      turn: side * random.between(1.3, 1.7),
      step: random.next(),
      hasNumber: false,
      size: random.between(0.78, 0.9),
    });
  });
  return compose(
    site,
    choose<LightName>(site, 'morning', 'noon', 'golden', 'noon'),
    {
      eye: 1.7,
      horizon: 0.57,
      sunAt: side > 0 ? -0.5 : 1.5,
      sunBehind: true,
      air: 0.6,
      solids: [...buildSchool(site, plan), ...trees, ...farTrees, ...pupils],
    },
    {
      height: (x, z) =>
        GROUND +
        (z > 34 ? woodAt(site, x, z, smooth(34, 40, z)) * 0.7 : 0) +
        rangeAt(site, x, z, 34, 10),
      colour: (x, z, height, slope) => {
        const fine = 0.88 + noise.at(x * 13, z * 13) * 0.16 + noise.layered(x, z, 3) * 0.16;
        const away = awayFromTrack(x, z);
        if (away > 0 && away < LANE * LANES) {
          const lane = Math.abs(away / LANE - Math.round(away / LANE)) * LANE;
          return scaleRgb(mixRgb(LINE, TRACK, smooth(0.02, 0.04, lane)), fine);
        }
        if (z > 12.4 && z < 22) return scaleRgb(PAVING, fine);
        if (z > 34) {
          return woodAt(site, x, z, smooth(34, 40, z)) > 0.02
            ? leafAt(site, x, z)
            : coverAt(site, [x, z, height, slope * 0.4], { snow: 99, grass });
        }
        return scaleRgb(grass, fine * (0.95 + 0.04 * Math.sign(Math.sin(x * 1.6))));
      },
    },
  );
};

/** Builds the walls with windows between them, the roof, the entrance and the flag. */
function buildSchool(site: Site, { middle, turn, bays }: Plan): readonly Solid[] {
  const { noise, random } = site;
  const wide = bays * BAY;
  const tall = FLOORS * STOREY;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** A place of the building: along its front, up, and away from the camera. */
  const place = (along: number, up: number, deep: number): Vector => [
    middle[0] + along * cos + deep * sin,
    middle[1] + up,
    middle[2] + deep * cos - along * sin,
  ];
  const wall = parseColour(choose(site, '#cfc3b0', '#c9ccca', '#d3bfa4', '#c2b3a6'));
  const band = parseColour(choose(site, '#9c6a4c', '#7d8a92', '#a4573f', '#8b8378'));
  const shift = random.between(0, 50);
  const stained = (colour: Rgb): Paint => {
    return ({ at: [x, y, z] }: Hit) => {
      const streak = noise.layered((x + z) * 1.3 + shift, y * 0.35, 3) - 0.5;
      return scaleRgb(colour, 0.98 + streak * 0.22 + (noise.at((x + z) * 30, y * 30) - 0.5) * 0.05);
    };
  };
  const paintWall: Paint = (hit) => {
    if (hit.face === FACE.front)
      return paintFront(site, hit, { wide, tall, wall: stained(wall)(hit) });
    return stained(wall)(hit);
  };
  const trim = stained(mixRgb(band, wall, 0.35));
  const slabs = Array.from({ length: FLOORS }, (_, floor) =>
    box(place(0, (floor + 1) * STOREY - 0.09, -0.08), [wide + 0.2, 0.18, 0.32], turn, trim),
  );
  const pillars = Array.from({ length: bays + 1 }, (_, index) =>
    box(place(index * BAY - wide / 2, tall / 2, -0.06), [0.2, tall, 0.24], turn, stained(wall)),
  );
  const pole = place(wide * 0.3, 0, -5.4);
  return [
    box(place(0, tall / 2, 3), [wide, tall, 6], turn, paintWall),
    ...slabs,
    ...pillars,
    box(place(0, tall + 0.22, 3), [wide + 0.5, 0.44, 6.5], turn, stained(band)),
    box(place(-wide * 0.28, tall + 1, 3), [BAY * 2, 1.6, 3], turn, stained(wall)),
    box(place(0, 1.62, -1), [BAY * 2.3, 0.2, 2.2], turn, trim),
    ...[-1, 1].map((end) => box(place(end * BAY, 0.8, -1.9), [0.2, 1.6, 0.2], turn, stained(wall))),
    rod(pole, [pole[0], 6.6, pole[2]], 0.05, () => [0.95, 0.95, 0.94]),
    box([pole[0] + 0.62, 6.15, pole[2]], [1.2, 0.75, 0.02], 0.25, () => [0.66, 0.16, 0.14]),
  ];
}

/** Paints the front: a window in each bay of each floor, with its frame and the sky in its panes. */
function paintFront(
  { noise, seed }: Site,
  { at: [x, y] }: Hit,
  { wide, tall, wall }: Readonly<{ wide: number; tall: number; wall: Rgb }>,
): Rgb {
  const bay = Math.floor((x + wide / 2) / BAY);
  const floor = Math.floor((y + tall / 2) / STOREY);
  const u = (x + wide / 2) / BAY - bay;
  const v = (y + tall / 2) / STOREY - floor;
  const isEntrance = floor === 0 && Math.abs(x) < BAY * 0.9;
  const bottom = isEntrance ? 0 : 0.26;
  if (u < 0.14 || u > 0.86 || v < bottom || v > 0.86) return wall;
  const pane = ((u - 0.14) / 0.72) * 3;
  const isFrame =
    Math.abs(pane - Math.round(pane)) < 0.05 ||
    v < bottom + 0.03 ||
    v > 0.83 ||
    Math.abs(v - 0.66) < 0.015;
  if (isFrame) return [0.74, 0.75, 0.74];
  const own = noise.at(bay * 3.7 + Math.floor(pane) * 0.9 + seed, floor * 5.1);
  const curtain = own > 0.62 ? smooth(0.5, 0.52, v) * 0.5 : 0;
  const glass = mixRgb([0.1, 0.13, 0.16], [0.42, 0.5, 0.58], own * 0.6 + v * 0.25);
  return scaleRgb(mixRgb(glass, [0.78, 0.75, 0.68], curtain), 1 - smooth(0.72, 0.84, v) * 0.55);
}
