import { mixRgb, parseColour, scaleRgb } from '../colour.ts';
import { ASPHALT, DRY, GOLD, GRASS, RUST } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { dress, person } from '../person.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';
import { box, group, rod, type Solid } from '../solid.ts';
import { tree } from '../tree.ts';

const GROUND = 0.1;
const HALF_ROAD = 2.5;
const RUNNERS = 150;
const PAVING = parseColour('#a9a196');
const RAILING = parseColour('#c9c7c2');

/** Runners on a road by the river, between spectators. */
export const runners = (site: Site): Landscape => {
  const { noise, random, seed } = site;
  const river = seed % 2 === 0 ? -1 : 1;
  const bend = random.between(-0.012, 0.012);
  /** The middle of the road at a distance. */
  const middle = (z: number) => bend * z * z * 0.5;
  const leaf = choose(
    site,
    mixRgb(RUST, GOLD, 0.5),
    mixRgb(GRASS, parseColour('#4c6a34'), 0.6),
    mixRgb(GRASS, GOLD, 0.5),
  );
  const field = Array.from({ length: RUNNERS }, (_, index): Solid => {
    const z = 4.5 + (index / RUNNERS) ** 1.3 * 34 + random.between(-0.25, 0.25);
    // Neighbours run beside each other: five to a row.
    const lane = ((index * 2) % 5) - 2 + random.between(-0.35, 0.35);
    return person({
      ...dress(random.next),
      at: [middle(z) + lane * 0.88, GROUND, z],
      turn: Math.PI + random.between(-0.12, 0.12),
      step: random.next(),
      hasNumber: true,
    });
  });
  const spectators = Array.from({ length: 60 }, (_, index): Solid => {
    const z = 5 + index * 0.5 + random.between(-0.3, 0.3);
    return person({
      ...dress(random.next),
      at: [middle(z) - river * (HALF_ROAD + random.between(0.55, 1.1)), GROUND, z],
      turn: river * (Math.PI / 2 + random.between(-0.5, 0.5)),
      step: null,
      hasNumber: false,
    });
  });
  const trees = Array.from({ length: 9 }, (_, index) => {
    const z = 9 + index * 3.4 + random.between(-0.4, 0.4);
    const x = middle(z) - river * (HALF_ROAD + 2.1);
    return tree(site, [x, GROUND, z], random.between(2.8, 3.6), leaf);
  });
  const railing = Array.from({ length: 20 }, (_, index): Solid => {
    const z = 3.8 + index * 1.6;
    const at = (distance: number) => middle(distance) + river * (HALF_ROAD + 1.25);
    const beam = (up: number) =>
      rod([at(z), GROUND + up, z], [at(z + 1.6), GROUND + up, z + 1.6], 0.022, () => RAILING);
    return group([
      box([at(z), GROUND + 0.28, z], [0.09, 0.56, 0.09], 0, () => RAILING),
      beam(0.52),
      beam(0.3),
    ]);
  });
  return compose(
    site,
    choose<LightName>(site, 'morning', 'noon', 'golden', 'morning'),
    {
      eye: 3,
      horizon: 0.26,
      sunAt: river > 0 ? 1.5 : -0.5,
      sunBehind: true,
      air: 0.75,
      ripple: 0.4,
      solids: [...field, ...spectators, ...trees, ...railing],
    },
    {
      height: (x, z) => {
        const toRiver = (x - middle(z)) * river - HALF_ROAD - 1.4;
        const isRiver = toRiver > 0 && z < 44;
        return isRiver ? -0.1 : GROUND + rangeAt(site, x, z, 38, 9);
      },
      colour: (x, z, height, slope) => {
        const side = x - middle(z);
        const fine =
          0.86 + noise.at(x * 31, z * 31) * 0.14 + noise.layered(x * 2.3, z * 1.7, 4) * 0.14;
        if (z > 40) {
          return coverAt(site, [x, z, height, slope * 0.4], { snow: 99 });
        }
        if (Math.abs(side) > HALF_ROAD) {
          const isPaved = Math.abs(side) < HALF_ROAD + 1.4;
          return scaleRgb(isPaved ? PAVING : mixRgb(GRASS, DRY, 0.4), fine);
        }
        const isEdge = Math.abs(Math.abs(side) - HALF_ROAD + 0.2) < 0.04;
        const isDash = Math.abs(side) < 0.035 && Math.sin(z * 1.9) > 0;
        return isEdge || isDash ? scaleRgb([0.86, 0.85, 0.8], fine) : scaleRgb(ASPHALT, fine);
      },
    },
  );
};
