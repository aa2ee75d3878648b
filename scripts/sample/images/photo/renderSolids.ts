import { mixRgb, type Rgb, smooth } from './colour.ts';
import { createShadowGrid } from './createShadowGrid.ts';
import type { Noise } from './noise.ts';
import {
  FOCAL,
  type Frame,
  findEye,
  findFog,
  findHaze,
  findSun,
  type Landscape,
} from './renderLandscape.ts';
import { crossesBall, type Hit, type Solid, type Vector } from './solid.ts';
import { findWave, mixWater } from './water.ts';

/** Pixels of a side of the squares for which possible solids are listed once. */
const TILE = 12;
/** Places in a pixel that are looked at, so that edges are smooth. */
const SAMPLES = [
  [0.13, 0.37],
  [0.37, 0.87],
  [0.63, 0.13],
  [0.87, 0.63],
] as const;
/** Width of the sun, which makes the edges of shadows soft. */
const SUN_WIDTH = 0.022;
/** Distance of what is just in front of the camera. */
const NEAREST = 0.05;
const SHADOW_RAYS = 3;
/** A shadow's edge is at most this soft. */
const SHADOW_MARGIN = 0.25;
const NO_SOLIDS: readonly Solid[] = [];

/** Adds the landscape's solids to its frame: shadows on the ground, mirror images, then themselves. */
export function renderSolids(frame: Frame, scene: Landscape, noise: Noise): void {
  const { solids = NO_SOLIDS } = scene;
  if (solids.length === 0) return;
  const view = createView(frame, scene);
  renderShadows(frame, view);
  renderReflections(frame, view, noise);
  renderFronts(frame, view);
}

interface View {
  readonly scene: Landscape;
  readonly solids: readonly Solid[];
  readonly eye: Vector;
  readonly sun: Vector;
  readonly horizonY: number;
  /** Direction of the ray through a place of the image; its distance away is 1. */
  readonly rayAt: (column: number, row: number) => Vector;
  readonly focal: number;
  /** Lists the solids that can be between a point and the sun. */
  readonly listShades: (point: Vector) => readonly Solid[];
}

function createView({ width, height }: Frame, scene: Landscape): View {
  const horizonY = height * scene.horizon;
  const focal = FOCAL * height;
  const { solids = NO_SOLIDS } = scene;
  const sun = findSun(scene);
  return {
    scene,
    solids,
    eye: [0, findEye(scene), 0],
    sun,
    listShades: createShadowGrid(solids, sun, SHADOW_MARGIN),
    horizonY,
    focal,
    rayAt: (column, row) => [(column - width / 2) / focal, (horizonY - row) / focal, 1],
  };
}

const pointAt = (from: Vector, to: Vector, t: number): Vector => [
  from[0] + to[0] * t,
  from[1] + to[1] * t,
  from[2] + to[2] * t,
];

/** Returns the nearest solid that a ray crosses before `hit.t`; null for none. */
function trace(solids: readonly Solid[], from: Vector, to: Vector, hit: Hit): Solid | null {
  let nearest: Solid | null = null;
  for (const solid of solids) {
    if (!crossesBall(from, to, solid.centre, solid.radius)) continue;
    if (solid.parts) nearest = trace(solid.parts, from, to, hit) ?? nearest;
    else if (solid.meet(from, to, hit)) nearest = solid;
  }
  return nearest;
}

const createHit = (t: number): Hit => ({ t, normal: [0, 1, 0], at: [0, 0, 0], face: 0 });

/** Returns a number from -0.5 to 0.5 that differs from pixel to pixel. */
function jitter(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 13), 0x5bd1e995) >>> 0;
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) / 0xffffff - 0.5;
}

/** Returns the part of the sun's light that clouds scatter into the shadows. */
const findDiffuse = ({ light }: Landscape): number => smooth(0.6, 1, light.clouds) * 0.8;

const towardsSun = (sun: Vector, seed: number): Vector => [
  sun[0] + jitter(seed) * SUN_WIDTH,
  sun[1] + jitter(seed + 977) * SUN_WIDTH,
  sun[2] + jitter(seed + 5309) * SUN_WIDTH,
];

/** Returns a solid's colour in the light of the scene, seen through the air. */
function shade(
  { scene, sun, listShades }: View,
  solid: Solid,
  hit: Hit,
  {
    point,
    distance,
    across,
    seed,
  }: Readonly<{ point: Vector; distance: number; across: number; seed: number }>,
): Rgb {
  const { light } = scene;
  const { normal } = hit;
  const own = solid.paint(hit);
  const facing = normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2];
  const start = pointAt(point, normal, 0.004);
  const isLit =
    facing > 0 &&
    trace(listShades(point), start, towardsSun(sun, seed), createHit(Number.POSITIVE_INFINITY)) ===
      null;
  const lit = Math.max(0, facing) * (isLit ? 1 : findDiffuse(scene));
  // The sky lights what faces up; the ground reflects a little to what faces down.
  const open = 0.62 + 0.38 * normal[1];
  const colour = [0, 1, 2].map(
    (channel) =>
      (own[channel] ?? 0) *
      ((light.ambient[channel] ?? 0) * 0.95 * open +
        (light.sun[channel] ?? 0) * (lit * 1.05 + 0.09 * (1 - normal[1]))),
  ) as unknown as Rgb;
  return mixRgb(colour, findHaze(scene, across), findFog(scene, distance));
}

function renderShadows({ width, height, pixels, water, depth }: Frame, view: View): void {
  const { scene, solids, sun, eye } = view;
  const { light } = scene;
  const farthest = Math.max(...solids.map(({ centre, radius }) => centre[2] + radius)) + 12;
  const diffuse = findDiffuse(scene);
  const share = [0, 1, 2].map((channel) => {
    const sky = (light.ambient[channel] ?? 0) * 0.75;
    const direct = (light.sun[channel] ?? 0) * sun[1] * 1.05;
    return (sky + direct * diffuse) / (sky + direct);
  });
  for (let row = Math.floor(view.horizonY); row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const z = depth[at] ?? 0;
      if (z === 0 || z > farthest || water[at]) continue;
      const point = pointAt(eye, view.rayAt(column + 0.5, row + 0.5), z);
      const near = view.listShades(point);
      if (near.length === 0) continue;
      let dark = 0;
      for (let ray = 0; ray < SHADOW_RAYS; ray += 1) {
        const to = towardsSun(sun, at * SHADOW_RAYS + ray);
        if (trace(near, point, to, createHit(Number.POSITIVE_INFINITY))) dark += 1 / SHADOW_RAYS;
      }
      if (dark === 0) continue;
      const haze = findHaze(scene, column / width);
      const fog = findFog(scene, z);
      for (const channel of [0, 1, 2] as const) {
        const own = (pixels[at * 3 + channel] ?? 0) - haze[channel] * fog;
        pixels[at * 3 + channel] =
          (pixels[at * 3 + channel] ?? 0) - own * dark * (1 - (share[channel] ?? 1));
      }
    }
  }
}

function renderReflections(
  { width, height, pixels, water, depth }: Frame,
  view: View,
  noise: Noise,
): void {
  const { scene, solids, eye, horizonY } = view;
  const { ripple = 0.5 } = scene;
  for (let row = Math.floor(horizonY); row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if (!water[at]) continue;
      const z = depth[at] ?? 1;
      const [across, up] = view.rayAt(column, row);
      const { sideways, tilt } = findWave(noise, ripple, ((column - width / 2) / height) * z, z);
      const to: Vector = [across + sideways * ripple * 0.033, Math.max(0.002, tilt * 0.33 - up), 1];
      const from = pointAt(eye, [across, up, 1], z);
      const hit = createHit(Number.POSITIVE_INFINITY);
      const solid = trace(solids, from, to, hit);
      if (!solid) continue;
      const point = pointAt(from, to, hit.t);
      const about = { point, distance: z + hit.t, across: column / width, seed: at };
      const seen = shade(view, solid, hit, about);
      const down = (row - horizonY) / (height - horizonY);
      pixels.set(mixWater(scene.light, seen, { down, tilt, z }), at * 3);
    }
  }
}

/** Lists the solids of each tile of the image, from left to right and down. */
function listTiles({ width, height }: Frame, { solids, eye, focal, horizonY }: View): Solid[][] {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const tiles = Array.from({ length: columns * rows }, (): Solid[] => []);
  const clampTile = (pixel: number, most: number) =>
    Math.max(0, Math.min(most - 1, Math.floor(pixel / TILE)));
  for (const solid of solids) {
    // What reaches behind the camera can be anywhere in the image.
    const isInFront = solid.corners.every(([, , z]) => z > NEAREST);
    const xs = isInFront
      ? solid.corners.map(([x, , z]) => width / 2 + (x / z) * focal)
      : [0, width];
    const ys = isInFront
      ? solid.corners.map(([, y, z]) => horizonY - ((y - eye[1]) / z) * focal)
      : [0, height];
    const left = clampTile(Math.min(...xs), columns);
    const right = clampTile(Math.max(...xs), columns);
    const top = clampTile(Math.min(...ys), rows);
    const bottom = clampTile(Math.max(...ys), rows);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1)
        tiles[row * columns + column]?.push(solid);
    }
  }
  return tiles;
}

function renderFronts(frame: Frame, view: View): void {
  const { width, height, pixels, depth } = frame;
  const tiles = listTiles(frame, view);
  const columns = Math.ceil(width / TILE);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const near = tiles[Math.floor(row / TILE) * columns + Math.floor(column / TILE)] ?? NO_SOLIDS;
      if (near.length === 0) continue;
      const at = row * width + column;
      let sum: Rgb = [0, 0, 0];
      let covered = 0;
      for (const [index, [dx, dy]] of SAMPLES.entries()) {
        const to = view.rayAt(column + dx, row + dy);
        const hit = createHit(depth[at] || Number.POSITIVE_INFINITY);
        const solid = trace(near, view.eye, to, hit);
        if (!solid) continue;
        const point = pointAt(view.eye, to, hit.t);
        const about = { point, distance: hit.t, across: column / width, seed: at * 4 + index };
        const [r, g, b] = shade(view, solid, hit, about);
        sum = [sum[0] + r, sum[1] + g, sum[2] + b];
        covered += 1;
      }
      for (const channel of [0, 1, 2] as const) {
        const under = (pixels[at * 3 + channel] ?? 0) * (SAMPLES.length - covered);
        pixels[at * 3 + channel] = (under + sum[channel]) / SAMPLES.length;
      }
    }
  }
}
