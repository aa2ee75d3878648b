import type { LayoutArea } from '../../model/article/articleTypes.ts';

/** Box of an article's area on its page, in per cent of the page. */
export interface Spot {
  readonly articleId: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** `clip-path` that cuts the box to the area; '' where the area is the box. */
  readonly clip: string;
}

/** Minimum width and height in per cent of the page; a smaller area is too small to tap. */
const MIN_SIDE = 0.2;

/**
 * Returns the areas of a page, large ones first, so that a small area over a large one can be
 * tapped. Areas without an article or without extent are left out.
 */
export function listSpots(areas: readonly LayoutArea[]): readonly Spot[] {
  return areas
    .flatMap((area) => createSpot(area) ?? [])
    .sort((a, b) => b.width * b.height - a.width * a.height);
}

function createSpot({ points, articleId }: LayoutArea): Spot | null {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  if (articleId === '' || !(width > MIN_SIDE) || !(height > MIN_SIDE)) return null;
  // Four corners with one equal coordinate from each to the next: the area is the whole box.
  const isBox =
    points.length === 4 &&
    points.every(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % 4] ?? [x, y];
      return (x === nextX) !== (y === nextY);
    });
  const corner = ([x, y]: readonly [number, number]) =>
    `${round(((x - left) / width) * 100)}% ${round(((y - top) / height) * 100)}%`;
  return {
    articleId,
    left: round(left),
    top: round(top),
    width: round(width),
    height: round(height),
    clip: isBox ? '' : `polygon(${points.map(corner).join(',')})`,
  };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
