import { describe, expect, it } from 'vitest';
import { dropHidden } from '../../../src/model/dropHidden.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';

describe('dropHidden', () => {
  it.each([
    ['<p hidden>note</p><p>a</p>', '<p>a</p>'],
    ['<p class="x" hidden="">note</p>a', 'a'],
    ['<section style="display: none">note <b>x</b></section>a', 'a'],
    ["<p style='color:red;visibility:hidden'>note</p>a", 'a'],
    ['<span style="font-size:0px">note</span>a', 'a'],
    ['<i style="opacity:0">note</i>a', 'a'],
    ['<p style="opacity:0.5">a</p>', '<p style="opacity:0.5">a</p>'],
    ['<p style="overflow: hidden">a</p>', '<p style="overflow: hidden">a</p>'],
    [
      '<div style="visibility:hidden"><p>all</p></div>',
      '<div style="visibility:hidden"><p>all</p></div>',
    ],
    ['', ''],
  ])('%s', (html, expected) => expect(dropHidden(html)).toBe(expected));

  it('takes little time for many openings', () =>
    expect(measureCpuTime(() => dropHidden('<p hidden>'.repeat(100_000))).ms).toBeLessThan(2000));
});
