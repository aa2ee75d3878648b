import { describe, expect, it } from 'vitest';
import { tables } from '../../../../src/body/extra/tables.ts';
import { apply } from '../helpers.ts';

const table = (content: string) => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`;
const box = (content: string, name = 'scroll') =>
  `<div class="${name}" tabindex="0" role="region">${content}</div>`;
const LONG = `<table><tbody>${'<tr><td>a</td></tr>'.repeat(101)}</tbody></table>`;

describe('tables', () => {
  it.each([
    [
      'a table is wrapped in a scroll container',
      `<div>${table('a')}</div>`,
      `<div>${box(table('a'))}</div>`,
    ],
    ['a nested table is not wrapped', table(table('a')), box(table(table('a')))],
    ['a scroll container is not wrapped again', box(table('a')), box(table('a'))],
    ['a table of many rows has a box of its own height', LONG, box(LONG, 'scroll tall')],
    ['which is not wrapped again', box(LONG, 'scroll tall'), box(LONG, 'scroll tall')],
    ['rows of a table in a cell do not count', table(LONG), box(table(LONG))],
    ['other blocks are unchanged', '<div class="x">a</div>', '<div class="x">a</div>'],
  ])('%s', (_, html, expected) => {
    expect(apply(tables, html)).toBe(expected);
  });

  it('tables of 135-editor content are not wrapped, code is', () => {
    const code = '<pre><code>a</code></pre>';
    expect(apply(tables, table('a') + code, { exempt: true })).toBe(table('a') + box(code));
    expect(apply(tables, LONG, { exempt: true })).toBe(box(LONG, 'scroll tall'));
  });
});
