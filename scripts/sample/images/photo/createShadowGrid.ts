import type { Solid, Vector } from './solid.ts';

/** Side of a cell of the grid. */
const CELL = 0.5;
const ROWS = 100_000;
const NO_SOLIDS: readonly Solid[] = [];

/**
 * Returns a function that lists the solids that can be between a point and the sun: those in its
 * cell of a grid at right angles to the sun.
 *
 * @param margin how far a ray can be from the straight line to the sun's middle
 */
export function createShadowGrid(
  solids: readonly Solid[],
  sun: Vector,
  margin: number,
): (point: Vector) => readonly Solid[] {
  const flat = Math.hypot(sun[0], sun[2]);
  const side: Vector = [sun[2] / flat, 0, -sun[0] / flat];
  const up: Vector = [
    sun[1] * side[2] - sun[2] * side[1],
    sun[2] * side[0] - sun[0] * side[2],
    sun[0] * side[1] - sun[1] * side[0],
  ];
  const cellAt = (axis: Vector, [x, y, z]: Vector, shift: number): number =>
    Math.floor((axis[0] * x + axis[1] * y + axis[2] * z + shift) / CELL);
  const cells = new Map<number, Solid[]>();
  for (const solid of solids) {
    const reach = solid.radius + margin;
    const lastColumn = cellAt(side, solid.centre, reach);
    const lastRow = cellAt(up, solid.centre, reach);
    for (let column = cellAt(side, solid.centre, -reach); column <= lastColumn; column += 1) {
      for (let row = cellAt(up, solid.centre, -reach); row <= lastRow; row += 1) {
        const key = column * ROWS + row;
        const cell = cells.get(key);
        if (cell) cell.push(solid);
        else cells.set(key, [solid]);
      }
    }
  }
  return (point) => cells.get(cellAt(side, point, 0) * ROWS + cellAt(up, point, 0)) ?? NO_SOLIDS;
}
