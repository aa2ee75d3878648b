import { expect, it } from 'vitest';
import { ARTICLES } from '../../../scripts/sample/articles.ts';

const FRONT_COLUMN = 12;
const ROWS = 30;
const MAX_GAP_MS = 2 * 86_400_000;

it('dates the first rows of the front page at most two days apart', () => {
  const rows = ARTICLES.filter(
    ({ column, alsoIn = [] }) => column === FRONT_COLUMN || alsoIn.includes(FRONT_COLUMN),
  );
  const times = rows
    .map(({ at }) => Date.parse(`${at.replace(' ', 'T')}+08:00`))
    .sort((a, b) => b - a)
    .slice(0, ROWS);
  expect(times).toHaveLength(ROWS);
  const gaps = times.slice(1).map((time, index) => (times[index] ?? 0) - time);
  expect(Math.max(...gaps)).toBeLessThan(MAX_GAP_MS);
});
