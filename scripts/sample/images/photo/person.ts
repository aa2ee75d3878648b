import { mixRgb, parseColour, type Rgb, scaleRgb } from './colour.ts';
import { ball, group, type Paint, rod, type Solid, type Vector } from './solid.ts';

/** A person on the ground; lengths are in units of two metres. */
export interface Person {
  readonly at: Vector;
  /** Direction of the face: 0 is away from the camera, π towards it. */
  readonly turn: number;
  /** Phase of a runner's stride, from 0 to 1; null for a person without one. */
  readonly step: number | null;
  readonly size: number;
  readonly shirt: Rgb;
  readonly trousers: Rgb;
  readonly skin: Rgb;
  readonly hair: Rgb;
  /** A runner's number on the chest. */
  readonly hasNumber: boolean;
}

/** Heights and lengths in metres. */
const HIP = 0.92;
const THIGH = 0.44;
const SHIN = 0.42;

const SHOE = parseColour('#d8d4cc');
const PAPER = parseColour('#efede6');

const plainPaint =
  (colour: Rgb): Paint =>
  () =>
    colour;

/** Returns the body of a person as solids. */
export function person(subject: Person): Solid {
  const { at, turn, step, size } = subject;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const lean = step === null ? 0 : 0.06;
  const swings = ([-1, 1] as const).map((side) =>
    step === null ? 0 : Math.sin((step + (side > 0 ? 0.5 : 0)) * Math.PI * 2),
  );
  const bends = swings.map((swing) => (step === null ? 0 : 0.25 + Math.max(0, -swing) * 1.1));
  // The lower foot is on the ground.
  const drop =
    Math.min(
      ...swings.map(
        (swing, index) =>
          HIP - Math.cos(swing * 0.6) * THIGH - Math.cos(swing * 0.6 - (bends[index] ?? 0)) * SHIN,
      ),
    ) - 0.06;
  /** A place of the body: to its right, up and forwards, in metres. */
  const place = (right: number, up: number, forward: number): Vector => [
    at[0] + (right * cos + forward * sin) * 0.5 * size,
    at[1] + (up - drop) * 0.5 * size,
    at[2] + (forward * cos - right * sin) * 0.5 * size,
  ];
  const limb = (from: Vector, to: Vector, thick: number, colour: Rgb) =>
    rod(from, to, thick * 0.5 * size, plainPaint(colour));
  const legs = ([-1, 1] as const).flatMap((side) => {
    const swing = swings[side < 0 ? 0 : 1] ?? 0;
    const bend = bends[side < 0 ? 0 : 1] ?? 0;
    const thigh = swing * 0.6;
    const shin = thigh - bend;
    const hip = place(side * 0.09, HIP, lean * 0.5);
    const knee: readonly [number, number] = [
      HIP - Math.cos(thigh) * THIGH,
      lean * 0.5 + Math.sin(thigh) * THIGH,
    ];
    const foot: readonly [number, number] = [
      knee[0] - Math.cos(shin) * SHIN,
      knee[1] + Math.sin(shin) * SHIN,
    ];
    const isBare = step !== null;
    return [
      limb(hip, place(side * 0.09, ...knee), 0.085, subject.trousers),
      limb(
        place(side * 0.09, ...knee),
        place(side * 0.09, ...foot),
        0.055,
        isBare ? subject.skin : subject.trousers,
      ),
      limb(
        place(side * 0.09, foot[0] - 0.03, foot[1]),
        place(side * 0.09, foot[0] - 0.04, foot[1] + 0.14),
        0.05,
        SHOE,
      ),
    ];
  });
  const arms = ([-1, 1] as const).flatMap((side) => {
    const swing = -(swings[side < 0 ? 0 : 1] ?? 0);
    const elbow = place(side * 0.25, 1.17, swing * 0.2 - 0.04);
    const hand =
      step === null
        ? place(side * 0.24, 0.9, 0.06)
        : place(side * 0.16, 1.14 + swing * 0.12, swing * 0.2 + 0.2);
    return [
      limb(place(side * 0.2, 1.42, lean), elbow, 0.05, subject.shirt),
      limb(elbow, hand, 0.04, step === null ? subject.shirt : subject.skin),
    ];
  });
  const chest = place(0, 1.22, lean * 0.7);
  const paintChest: Paint = ({ at: [x, y, z] }) => {
    const forward = (x * sin + z * cos) / (0.5 * size);
    const right = (x * cos - z * sin) / (0.5 * size);
    const isNumber =
      subject.hasNumber &&
      forward > 0.04 &&
      Math.abs(right) < 0.1 &&
      Math.abs(y / size + 0.01) < 0.04;
    return isNumber ? PAPER : subject.shirt;
  };
  return group([
    ...legs,
    ...arms,
    ball(
      place(0, 0.95, lean * 0.5),
      [0.085 * size, 0.075 * size, 0.075 * size],
      plainPaint(subject.trousers),
    ),
    ball(chest, [0.1 * size, 0.165 * size, 0.085 * size], paintChest),
    limb(place(0, 1.44, lean), place(0, 1.54, lean * 1.3), 0.05, subject.skin),
    ball(
      place(0, 1.64, lean * 1.4),
      [0.05 * size, 0.064 * size, 0.055 * size],
      plainPaint(subject.skin),
    ),
    ball(
      place(0, 1.69, lean * 1.4 - 0.055),
      [0.054 * size, 0.056 * size, 0.056 * size],
      plainPaint(subject.hair),
    ),
  ]);
}

const SHIRTS = [
  '#a8323a',
  '#2f6a72',
  '#c08a3a',
  '#3f5a8a',
  '#dcd8ce',
  '#6a4a6f',
  '#4f7a52',
  '#38424f',
];
const SKINS = ['#e0b594', '#d3a583', '#e8c3a6'];

/** Chooses what a person wears, by random numbers. */
export function dress(
  next: () => number,
): Pick<Person, 'shirt' | 'trousers' | 'skin' | 'hair' | 'size'> {
  const pick = (colours: readonly string[]) =>
    parseColour(colours[Math.floor(next() * colours.length)] ?? '#38424f');
  const shirt = mixRgb(pick(SHIRTS), pick(SHIRTS), next() * 0.25);
  return {
    shirt: scaleRgb(shirt, 0.85 + next() * 0.3),
    trousers: pick(['#2c3038', '#3a4350', '#453d45', '#34405e']),
    skin: pick(SKINS),
    hair: pick(['#1a1614', '#231c18', '#2d2926']),
    size: 0.94 + next() * 0.1,
  };
}
