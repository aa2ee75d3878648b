import type { LayoutArea } from '../article/articleTypes.ts';
import type { PaperImages } from '../article/normaliseArticle.ts';
import { field, parseId, parseList, parseNumber, parseRecord, parseText } from '../wire.ts';

type Point = readonly [number, number];

/** Returns the areas of an article on the page of its newspaper: its own, and those without an id. */
export const parseOwnAreas = (
  { mapping, ...image }: PaperImages['layout'],
  articleId: string,
): readonly LayoutArea[] =>
  parseLayoutAreas(mapping, image).filter((area) => ['', articleId].includes(area.articleId));

/**
 * Returns the hotspots of a newspaper page. No real answer with hotspots is known, so several
 * forms are accepted:
 *
 * - text of points `x,y`, split by blanks, commas or semicolons: `10%,5%;60%,5%;60%,40%`; four
 *   numbers are the corners of a rectangle; several areas are split by `|` or a line break; an
 *   area may start with the article that it links to: `4471902:10%,5%;…`;
 * - the same as JSON text;
 * - an array of such texts, of objects `{points | coords | area | mapping, articleId |
 *   fileId}`, or of points (`[10, 5]` or `{x, y}`), which then are one area.
 *
 * Numbers are per cent when one has a `%` or all are at most 100; else they are pixels of the
 * image, whose size must be known. Unreadable areas are dropped.
 */
export function parseLayoutAreas(
  mapping: unknown,
  image: { readonly width: number; readonly height: number },
): readonly LayoutArea[] {
  if (typeof mapping === 'string' && !/^\s*[[{]/.test(mapping)) {
    return mapping.split(/[|\r\n]+/).flatMap((text) => parseArea(text, '', image));
  }
  const list = parseList(mapping);
  if (list.length === 0) return parseAreaObject(mapping, image);
  if (list.every(isPoint)) return parseArea(list, '', image);
  return list.flatMap((element) =>
    typeof element === 'string' || Array.isArray(element)
      ? parseArea(element, '', image)
      : parseAreaObject(element, image),
  );
}

type ImageSize = { readonly width: number; readonly height: number };

function parseAreaObject(value: unknown, image: ImageSize): LayoutArea[] {
  const wire = parseRecord(value);
  const articleId = parseId(field(wire, 'articleId', 'articleID', 'fileId', 'fileID', 'id'));
  return parseArea(field(wire, 'points', 'coords', 'area', 'mapping'), articleId, image);
}

/** A pair of numbers, or an object with x and y. */
function isPoint(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length === 2 && value.every((n) => parseNumber(n) !== null);
  const { x, y } = parseRecord(value);
  return x !== undefined && y !== undefined;
}

function parseArea(value: unknown, articleId: string, image: ImageSize): LayoutArea[] {
  const [text, id] = splitId(typeof value === 'string' ? value : formatPoints(value), articleId);
  const numbers = parseNumbers(text);
  if (numbers === null) return [];
  const scale = decideScale(text, numbers, image);
  if (scale === null) return [];
  const points = expandRectangle(pairUp(numbers)).map(
    ([x, y]): Point => [clampPerCent(x * scale[0]), clampPerCent(y * scale[1])],
  );
  const isInside = points.flat().every((n) => n >= 0 && n <= 100);
  return points.length >= 3 && isInside ? [{ points, articleId: id }] : [];
}

function formatPoints(value: unknown): string {
  return parseList(value)
    .map((point) => {
      if (Array.isArray(point)) return point.map(parseText).join(',');
      const { x, y } = parseRecord(point);
      return x === undefined ? parseText(point) : `${parseText(x)},${parseText(y)}`;
    })
    .join(';');
}

function splitId(text: string, articleId: string): readonly [text: string, articleId: string] {
  const match = /^\s*(\d+)\s*[:=]([\s\S]*)$/.exec(text);
  return match === null ? [text, articleId] : [match[2] ?? '', match[1] ?? ''];
}

/**
 * Returns all numbers of the text; null when it contains anything else, or an odd number of
 * them.
 */
function parseNumbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = parts.map((part) => parseNumber(part.replace(/(%|px)$/, '')));
  const isWhole = numbers.length >= 4 && numbers.length % 2 === 0;
  return isWhole && numbers.every((n): n is number => n !== null) ? numbers : null;
}

function decideScale(text: string, numbers: readonly number[], image: ImageSize): Point | null {
  if (text.includes('%') || (!text.includes('px') && numbers.every((n) => n <= 100))) return [1, 1];
  return image.width > 0 && image.height > 0 ? [100 / image.width, 100 / image.height] : null;
}

function pairUp(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
  );
}

function expandRectangle(points: readonly Point[]): readonly Point[] {
  const [from, to] = points;
  if (points.length !== 2 || !from || !to) return points;
  return [from, [to[0], from[1]], to, [from[0], to[1]]];
}

/** Areas drawn up to one per cent beyond the edge are moved back to it. */
function clampPerCent(n: number): number {
  const rounded = Math.round(n * 1000) / 1000;
  return rounded > 100 && rounded <= 101 ? 100 : rounded < 0 && rounded >= -1 ? 0 : rounded;
}
