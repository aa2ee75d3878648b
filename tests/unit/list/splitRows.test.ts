import { expect, test } from 'vitest';
import { splitRows } from '../../../src/islands/list/FirstChunks.tsx';

const SIZE = 3;
const rowsOf = (ids: string) => [...ids].map((id) => ({ id }));

/** The ids of each part, parts apart by a space. */
const split = (ids: string, starts = '') =>
  splitRows(rowsOf(ids), new Set(starts), SIZE)
    .map((part) => part.map(({ id }) => id).join(''))
    .join(' ');

test.each([
  ['parts are filled from the first row on', 'abcdefgh', '', 'abc def gh'],
  ['rows that are added at the end fill the last part first', 'abcdefghi', 'adg', 'abc def ghi'],
  ['a row that is added at the front has a part of its own', 'Xabcdef', 'ad', 'X abc def'],
  ['more rows at the front than one part holds', 'WXYZabcdef', 'ad', 'WXY Z abc def'],
  ['a row that is removed leaves the others in their parts', 'acdef', 'ad', 'ac def'],
  ['the first row of a part is removed', 'abcefgh', 'adg', 'abc ef gh'],
  ['another list has parts of its own', 'uvwxyz', 'ad', 'uvw xyz'],
  ['no rows have no parts', '', 'ad', ''],
])('%s', (_, ids, starts, parts) => {
  expect(split(ids, starts)).toBe(parts);
});
