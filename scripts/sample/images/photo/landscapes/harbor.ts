import { mixRgb, parseColour, type Rgb, scaleRgb } from '../colour.ts';
import type { LightName } from '../lights.ts';
import { openWater } from '../openWater.ts';
import type { Landscape } from '../renderLandscape.ts';
import type { Site } from '../site.ts';
import { block, box, FACE, group, type Paint, rod, type Solid, type Vector } from '../solid.ts';

const CONCRETE = parseColour('#8d8a84');
const HULLS = ['#3b4654', '#6a3430', '#2f4f55', '#454b3c'];
const CRANES = ['#a8503a', '#5b7688', '#b98a3c'];
const BOXES = [
  '#9c5240',
  '#4a6a80',
  '#b3a68c',
  '#5f7a62',
  '#7a3f3a',
  '#b98b48',
  '#59606a',
  '#a7aaa8',
];
const LIGHTS_OF_DAY = [
  'noon',
  'morning',
  'dusk',
  'golden',
  'overcast',
  'blue',
] as const satisfies readonly LightName[];
/** Size of a container; the unit is four metres. */
const LONG = 1.52;
const TALL = 0.64;
const DEEP = 0.62;
const QUAY = 0.55;

/** A quay that runs away from the camera. */
interface Quay {
  /** 1 if the quay runs to the left, -1 to the right. */
  readonly side: 1 | -1;
  /** Angle around the vertical axis, for boxes that are parallel to the quay. */
  readonly turn: number;
  /** A place: along the quay, up from the water, and inland from the quay's edge. */
  readonly place: (along: number, up: number, inland: number) => Vector;
}

/** A port with cranes, stacks of containers and a ship at the quay. */
export const harbor = (site: Site): Landscape => {
  const { random, seed } = site;
  const side = seed % 2 === 0 ? 1 : -1;
  const angle = random.between(0.3, 0.42);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const quay: Quay = {
    side,
    turn: side * angle,
    place: (along, up, inland) => [
      side * (4 - along * cos + inland * sin),
      up,
      17 + along * sin + inland * cos,
    ],
  };
  const crane = parseColour(CRANES[seed % CRANES.length] ?? '#a8503a');
  const cranes = [-2, 6.5, 15, 27].map((along) =>
    buildCrane(quay, along + random.between(-0.8, 0.8), random.between(0.85, 1.05), crane),
  );
  return openWater(site, LIGHTS_OF_DAY, {
    horizon: 0.6,
    eye: 2.4,
    ripple: 0.45,
    sunAt: side > 0 ? -0.5 : 1.5,
    sunBehind: true,
    air: 0.6,
    solids: [
      box(quay.place(14, 0, 20), [90, QUAY * 2, 40], quay.turn, paintConcrete(site)),
      ...cranes,
      ...stackYard(site, quay),
      ...buildShip(site, quay),
    ],
  });
};

const paintConcrete = ({ noise }: Site): Paint => {
  return ({ at: [x, y, z] }) =>
    scaleRgb(CONCRETE, 0.8 + noise.layered((x + z) * 0.9, y * 3, 3) * 0.4);
};

/** A container with ribs on its sides. */
function container(site: Site, { turn }: Quay, centre: Vector): Solid {
  const { noise, random } = site;
  const own = parseColour(random.pick(BOXES));
  const colour = mixRgb(own, scaleRgb(own, 0.7), random.next());
  const paint: Paint = ({ at: [x, y, z], face }) => {
    const isSide = face === FACE.front || face === FACE.back;
    const rib = isSide ? 1 - 0.14 * Number(Math.sin(x * 42) > 0) : 1;
    const edge = Math.abs(x) > LONG / 2 - 0.05 || Math.abs(y) > TALL / 2 - 0.04 ? 0.78 : 1;
    return scaleRgb(colour, rib * edge * (0.85 + noise.at((x + z) * 6 + centre[0], y * 6) * 0.3));
  };
  return box(centre, [LONG * 0.98, TALL * 0.97, DEEP * 0.96], turn, paint);
}

function stackYard(site: Site, quay: Quay): readonly Solid[] {
  const { random } = site;
  const stacks: Solid[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let along = -9; along < 36; along += LONG * 1.06) {
      const high = random.int(0, 4);
      const inland = 5.2 + row * 1.5;
      const parts = Array.from({ length: high }, (_, level) =>
        container(site, quay, quay.place(along, QUAY + TALL * (level + 0.5), inland)),
      );
      if (parts.length > 0) stacks.push(group(parts));
    }
  }
  return stacks;
}

/** A crane on four legs, with a boom over the water. */
function buildCrane({ turn, place }: Quay, along: number, size: number, colour: Rgb): Solid {
  const up = (value: number) => QUAY + value * size;
  const paint: Paint = () => colour;
  const beam = (from: Vector, to: Vector, thick = 0.11) => rod(from, to, thick, paint);
  const legs = [0.6, 3.8].flatMap((inland) =>
    [-1.1, 1.1].map((step) =>
      beam(place(along + step, QUAY, inland), place(along + step * 0.8, up(5.6), inland), 0.15),
    ),
  );
  const frame = [0.6, 3.8].flatMap((inland) => [
    beam(place(along - 1.1, up(1.5), inland), place(along + 1.1, up(1.5), inland)),
    beam(place(along - 0.9, up(5.6), inland), place(along + 0.9, up(5.6), inland)),
  ]);
  const sides = [-1, 1].flatMap((step) => [
    beam(place(along + step, up(1.5), 0.6), place(along + step, up(1.5), 3.8)),
    beam(place(along + step, up(1.5), 3.8), place(along + step * 0.8, up(5.6), 0.6), 0.07),
    beam(place(along + step * 0.35, up(5.7), 6.4), place(along + step * 0.35, up(5.7), -5.6), 0.13),
    beam(place(along + step * 0.8, up(5.6), 0.6), place(along, up(8.2), 0.9)),
    beam(place(along, up(8.2), 0.9), place(along + step * 0.35, up(5.8), -4.8), 0.045),
    beam(place(along, up(8.2), 0.9), place(along + step * 0.35, up(5.8), -2), 0.045),
    beam(place(along, up(8.2), 0.9), place(along + step * 0.35, up(5.8), 6), 0.045),
  ]);
  const cabin: Paint = () => [0.62, 0.63, 0.62];
  const rope: Paint = () => [0.16, 0.16, 0.17];
  return group([
    ...legs,
    ...frame,
    ...sides,
    box(place(along, up(6.3), 4.4), [1, 1, 2.4], turn, cabin),
    box(place(along, up(5.2), -1), [0.5, 0.5, 0.5], turn, cabin),
    rod(place(along - 0.2, up(5.6), -2.6), place(along - 0.2, up(3.4), -2.6), 0.02, rope),
    rod(place(along + 0.2, up(5.6), -2.6), place(along + 0.2, up(3.4), -2.6), 0.02, rope),
    box(place(along, up(3.3), -2.6), [LONG * 0.9, 0.14, 0.3], turn, rope),
  ]);
}

/** A container ship at the quay: hull, containers on its deck and the bridge. */
function buildShip(site: Site, quay: Quay): readonly Solid[] {
  const { noise, random, seed } = site;
  const { place, turn, side } = quay;
  const colour = parseColour(HULLS[seed % HULLS.length] ?? '#3b4654');
  const half = 11;
  const deck = 1.7;
  const paint: Paint = ({ at: [x, y], face }) => {
    if (face === 0) return [0.4, 0.36, 0.32];
    const own = y < -deck / 2 + 0.45 ? mixRgb(colour, [0.45, 0.2, 0.16], 0.8) : colour;
    const line = Math.abs(y - deck / 2 + 0.12) < 0.05 ? 1.5 : 1;
    return scaleRgb(own, line * (0.8 + noise.layered(x * 0.8, y * 2.4, 4) * 0.4));
  };
  const bow = Math.hypot(0.62, 1, 0.22);
  const tip = (0.62 * half) / bow;
  const hull = block(
    place(7, deck / 2, -2.6),
    [half * 2, deck, 3.4],
    turn,
    [
      [0, 1, 0, deck / 2],
      [0, -1, 0, deck / 2],
      [0, 0, -1, 1.7],
      [0, 0, 1, 1.7],
      [(side * 0.62) / bow, -0.22 / bow, 1 / bow, tip],
      [(side * 0.62) / bow, -0.22 / bow, -1 / bow, tip],
      [-side, 0, 0, half],
    ],
    paint,
  );
  const cargo: Solid[] = [];
  for (let along = -1; along < 14.5; along += LONG * 1.05) {
    for (let row = 0; row < 4; row += 1) {
      const high = 1 + random.int(0, 3);
      cargo.push(
        group(
          Array.from({ length: high }, (_, level) =>
            container(
              site,
              quay,
              place(along, deck + TALL * (level + 0.5), -3.7 + row * DEEP * 1.04),
            ),
          ),
        ),
      );
    }
  }
  const white: Paint = ({ at: [x, y, z], face }) => {
    const isWindow = face !== FACE.top && y > 0.35 && y < 0.62 && Math.sin((x + z) * 14) > -0.6;
    return isWindow ? [0.12, 0.15, 0.18] : [0.8, 0.8, 0.78];
  };
  const wing = box(place(16, deck + 2.7, -2.6), [0.8, 0.5, 3.6], turn, white);
  return [
    hull,
    ...cargo,
    box(place(16, deck + 1.3, -2.6), [1.5, 2.6, 2.6], turn, white),
    wing,
    box(place(16.9, deck + 1.6, -2.6), [0.8, 3.2, 0.9], turn, () => scaleRgb(colour, 1.1)),
    rod(place(16, deck + 2.9, -2.6), place(16, deck + 4.2, -2.6), 0.04, () => [0.7, 0.7, 0.7]),
  ];
}
