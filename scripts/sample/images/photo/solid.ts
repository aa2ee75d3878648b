import type { Rgb } from './colour.ts';

/** A point or a direction: to the right, up, away from the camera. */
export type Vector = readonly [x: number, y: number, z: number];

/** The nearest crossing of a ray with a solid; written by `meet`. */
export interface Hit {
  /** Multiple of the ray's direction. */
  t: number;
  /** The surface's normal. */
  normal: Vector;
  /** The crossing relative to the solid's middle and in its own directions. */
  at: Vector;
  /** Index of the plane of a block; 0 for round solids. */
  face: number;
}

/** Returns a surface's colour without light. */
export type Paint = (hit: Hit) => Rgb;

/** Something in front of a landscape. */
export interface Solid {
  /** A ball that contains the solid. */
  readonly centre: Vector;
  readonly radius: number;
  /** Points between which the whole solid is. */
  readonly corners: readonly Vector[];
  readonly paint: Paint;
  /** Writes the nearest crossing that is nearer than `hit.t`; returns whether there is one. */
  readonly meet: (from: Vector, to: Vector, hit: Hit) => boolean;
  /** Parts, which are tried when the ray crosses the ball; null for a single solid. */
  readonly parts: readonly Solid[] | null;
}

const NEAREST = 1e-4;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Lists the corners of a box around a point. */
const listCorners = (centre: Vector, half: Vector, turn = 0): readonly Vector[] => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [-half[0], half[0]].flatMap((x) =>
    [-half[1], half[1]].flatMap((y) =>
      [-half[2], half[2]].map(
        (z): Vector => [
          centre[0] + x * cos + z * sin,
          centre[1] + y,
          centre[2] + z * cos - x * sin,
        ],
      ),
    ),
  );
};

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Whether a ray crosses a ball in front of its start. */
export function crossesBall(from: Vector, to: Vector, centre: Vector, radius: number): boolean {
  const x = centre[0] - from[0];
  const y = centre[1] - from[1];
  const z = centre[2] - from[2];
  const along = x * to[0] + y * to[1] + z * to[2];
  const away = x * x + y * y + z * z - radius * radius;
  return away <= 0 || (along > 0 && along * along >= away * dot(to, to));
}

/** Half-spaces whose common part is a block: `normal · point <= distance`. */
export type Plane = readonly [x: number, y: number, z: number, distance: number];

/**
 * Returns a convex block.
 *
 * @param size width, height and depth of a box that contains it
 * @param turn its angle around the vertical axis, in radians
 */
export function block(
  centre: Vector,
  size: Vector,
  turn: number,
  planes: readonly Plane[],
  paint: Paint,
): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const meet: Solid['meet'] = (from, to, hit) => {
    const [px, py, pz] = minus(from, centre);
    const [x, z] = [px * cos - pz * sin, px * sin + pz * cos];
    const [dx, dz] = [to[0] * cos - to[2] * sin, to[0] * sin + to[2] * cos];
    let enter = NEAREST;
    let leave = hit.t;
    let face = -1;
    for (let index = 0; index < planes.length; index += 1) {
      const plane = planes[index] as Plane;
      const speed = plane[0] * dx + plane[1] * to[1] + plane[2] * dz;
      const left = plane[3] - (plane[0] * x + plane[1] * py + plane[2] * z);
      if (speed < 0) {
        const t = left / speed;
        if (t > enter) {
          enter = t;
          face = index;
        }
      } else if (speed > 0) {
        leave = Math.min(leave, left / speed);
      } else if (left < 0) {
        return false;
      }
      if (enter >= leave) return false;
    }
    if (face < 0) return false;
    const [nx, ny, nz] = planes[face] as Plane;
    hit.t = enter;
    hit.face = face;
    hit.normal = [nx * cos + nz * sin, ny, nz * cos - nx * sin];
    hit.at = [x + dx * enter, py + to[1] * enter, z + dz * enter];
    return true;
  };
  const half: Vector = [size[0] / 2, size[1] / 2, size[2] / 2];
  const radius = Math.hypot(...half);
  return { centre, radius, corners: listCorners(centre, half, turn), paint, meet, parts: null };
}

/** The faces of a box, by their index. */
export const FACE = { left: 0, right: 1, top: 2, bottom: 3, front: 4, back: 5 } as const;

/** Returns a box; `size` is its width, height and depth. */
export function box(centre: Vector, size: Vector, turn: number, paint: Paint): Solid {
  const [x, y, z] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const planes: readonly Plane[] = [
    [-1, 0, 0, x],
    [1, 0, 0, x],
    [0, 1, 0, y],
    [0, -1, 0, y],
    [0, 0, -1, z],
    [0, 0, 1, z],
  ];
  return block(centre, size, turn, planes, paint);
}

/** Returns an ellipsoid; rays pass where `isHole` is true, as between leaves. */
export function ball(
  centre: Vector,
  radii: Vector,
  paint: Paint,
  isHole: (point: Vector) => boolean = () => false,
): Solid {
  const meet: Solid['meet'] = (from, to, hit) => {
    const start = minus(from, centre);
    const o: Vector = [start[0] / radii[0], start[1] / radii[1], start[2] / radii[2]];
    const d: Vector = [to[0] / radii[0], to[1] / radii[1], to[2] / radii[2]];
    const a = dot(d, d);
    const b = dot(o, d);
    const root = b * b - a * (dot(o, o) - 1);
    if (root < 0) return false;
    for (const t of [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]) {
      if (t <= NEAREST || t >= hit.t) continue;
      const at: Vector = [start[0] + to[0] * t, start[1] + to[1] * t, start[2] + to[2] * t];
      if (isHole([at[0] + centre[0], at[1] + centre[1], at[2] + centre[2]])) continue;
      const normal: Vector = [at[0] / radii[0] ** 2, at[1] / radii[1] ** 2, at[2] / radii[2] ** 2];
      const length = Math.hypot(...normal);
      hit.t = t;
      hit.face = 0;
      hit.at = at;
      hit.normal = [normal[0] / length, normal[1] / length, normal[2] / length];
      return true;
    }
    return false;
  };
  const corners = listCorners(centre, radii);
  return { centre, radius: Math.max(...radii), corners, paint, meet, parts: null };
}

/** Returns a rod with round ends between two points. */
export function rod(start: Vector, end: Vector, radius: number, paint: Paint): Solid {
  const axis = minus(end, start);
  const long = dot(axis, axis);
  const centre: Vector = [
    (start[0] + end[0]) / 2,
    (start[1] + end[1]) / 2,
    (start[2] + end[2]) / 2,
  ];
  const meet: Solid['meet'] = (from, to, hit) => {
    const speed = dot(to, to);
    const o = minus(from, start);
    const [axisTo, axisO, toO, oo] = [dot(axis, to), dot(axis, o), dot(to, o), dot(o, o)];
    const a = long * speed - axisTo * axisTo;
    const b = long * toO - axisO * axisTo;
    const c = long * oo - axisO * axisO - radius * radius * long;
    const root = b * b - a * c;
    let t = root >= 0 && a > 1e-12 ? (-b - Math.sqrt(root)) / a : Number.NaN;
    let along = (axisO + t * axisTo) / long;
    if (!(along > 0 && along < 1)) {
      // The rounded ends.
      t = Number.POSITIVE_INFINITY;
      for (const share of [0, 1]) {
        const q: Vector = [o[0] - axis[0] * share, o[1] - axis[1] * share, o[2] - axis[2] * share];
        const half = dot(to, q);
        const inside = half * half - speed * (dot(q, q) - radius * radius);
        const near = inside < 0 ? Number.POSITIVE_INFINITY : (-half - Math.sqrt(inside)) / speed;
        if (near > NEAREST && near < t) {
          t = near;
          along = share;
        }
      }
    }
    if (!(t > NEAREST && t < hit.t)) return false;
    const at: Vector = [o[0] + to[0] * t, o[1] + to[1] * t, o[2] + to[2] * t];
    hit.t = t;
    hit.face = 0;
    hit.at = at;
    hit.normal = [
      (at[0] - axis[0] * along) / radius,
      (at[1] - axis[1] * along) / radius,
      (at[2] - axis[2] * along) / radius,
    ];
    return true;
  };
  const half: Vector = [radius, radius, radius];
  const corners = [...listCorners(start, half), ...listCorners(end, half)];
  return { centre, radius: Math.sqrt(long) / 2 + radius, corners, paint, meet, parts: null };
}

/** Returns one solid for several that are close to each other, such as the parts of a person. */
export function group(parts: readonly Solid[]): Solid {
  const middle = (axis: 0 | 1 | 2) => {
    const least = Math.min(...parts.map(({ centre, radius }) => centre[axis] - radius));
    const most = Math.max(...parts.map(({ centre, radius }) => centre[axis] + radius));
    return (least + most) / 2;
  };
  const centre: Vector = [middle(0), middle(1), middle(2)];
  const radius = Math.max(
    ...parts.map((part) => Math.hypot(...minus(part.centre, centre)) + part.radius),
  );
  const corners = parts.flatMap((part) => part.corners);
  return { centre, radius, corners, paint: () => [0, 0, 0], meet: () => false, parts };
}
