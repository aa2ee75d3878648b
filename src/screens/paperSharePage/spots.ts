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
  /** Order above the page: a small area over a large one can be tapped. */
  readonly level: number;
}

/** Minimum width and height in per cent of the page; a smaller area is too small to tap. */
const MIN_SIDE = 0.2;

/**
 * Returns the areas of a page in the order of its articles, in which keys and voices meet them; those of
 * other articles are last. Areas without an article or without extent are left out.
 */
export function listSpots(
  areas: readonly LayoutArea[],
  articles: readonly { readonly id: string }[],
): readonly Spot[] {
  const rank = new Map(articles.map(({ id }, index) => [id, index]));
  const rankOf = ({ articleId }: Box) => rank.get(articleId) ?? rank.size;
  return areas
    .flatMap((area) => createBox(area) ?? [])
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .map((box, level) => ({ ...box, level }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

type Box = Omit<Spot, 'level'>;

function createBox({ points, articleId }: LayoutArea): Box | null {
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
