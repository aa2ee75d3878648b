import { describe, expect, it } from 'vitest';
import { lift } from '../../../src/body/lift.ts';
import { isElement } from '../../../src/body/tree.ts';
import { apply } from './helpers.ts';

describe('lift', () => {
  const rule = {
    isTarget: (node: Parameters<typeof isElement>[0] & object) => isElement(node, 'hr'),
    leaves: ({ tagName }: { tagName: string }) => tagName !== 'td',
  };

  it.each([
    [
      'splits every element that the target leaves',
      '<div class="x"><section id="y">a<hr>b</section></div>',
      '<div class="x"><section id="y">a</section></div><hr><div class="x"><section>b</section></div>',
    ],
    ['drops empty halves', '<div><section> <hr></section>b</div>', '<hr><div>b</div>'],
    [
      'keeps a target inside a parent that may contain it',
      '<table><tbody><tr><td>a<hr></td></tr></tbody></table>',
      '<table><tbody><tr><td>a<hr></td></tr></tbody></table>',
    ],
    ['lifts several targets in a row', '<div><hr><hr>a<hr></div>', '<hr><hr><div>a</div><hr>'],
    ['changes nothing without a target', '<div><p>a</p></div>', '<div><p>a</p></div>'],
  ])('%s', (_, html, expected) => {
    expect(apply((nodes) => lift(nodes, rule), html)).toBe(expected);
  });
});
