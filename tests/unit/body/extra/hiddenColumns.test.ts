import { expect, it } from 'vitest';
import { hiddenColumns } from '../../../../src/body/extra/hiddenColumns.ts';
import { apply } from '../helpers.ts';

const HIDDEN = '<col style="visibility:collapse">';

it.each([
  [
    'the cells of a hidden column',
    `<table>${HIDDEN}<tr><td>a</td><td>b</td></tr></table>`,
    '<table><colgroup></colgroup><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'those of several, in a group',
    '<table><colgroup span="2" style="display:none"></colgroup><tr><td>a</td><td>b</td><td>c</td></tr></table>',
    '<table><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  [
    'a part of a wide cell',
    `<table><col>${HIDDEN}<tr><td colspan="3">a</td></tr><tr><td>b</td><td>c</td><td>d</td></tr></table>`,
    '<table><colgroup><col></colgroup><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>d</td></tr></tbody></table>',
  ],
  [
    'cells beside one over several rows',
    `<table><col>${HIDDEN}<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>`,
    '<table><colgroup><col></colgroup><tbody><tr><td rowspan="2">a</td></tr><tr><td>d</td></tr></tbody></table>',
  ],
  [
    'nothing of a table without one',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
])('removes %s', (_, html, expected) => {
  expect(apply(hiddenColumns, html)).toBe(expected);
});
