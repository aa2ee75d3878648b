import { describe, expect, it } from 'vitest';
import { structure } from '../../../../src/body/transforms/structure.ts';
import { apply } from '../helpers.ts';

describe('structure', () => {
  it.each([
    ['allowed elements stay', '<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
    ['h1 is the page’s own', '<h1>a</h1>', '<h2>a</h2>'],
    [
      'blocks of the page become plain ones',
      '<article><header>a</header></article>',
      '<div><div>a</div></div>',
    ],
    ['old names become new ones', '<strike>a</strike><tt>b</tt>', '<s>a</s><code>b</code>'],
    ['unknown elements leave their content', '<x-y>a<constructor>b</constructor></x-y>', 'ab'],
    [
      'code and foreign markup go whole',
      'a<script>x</script><style>x</style><svg><text>x</text></svg><math><mi>x</mi></math>b',
      'ab',
    ],
    [
      'forms are removed, a button’s text is kept',
      '<form>a<input><button>b</button><select><option>c</select></form>',
      '<div>ab</div>',
    ],
    [
      'frames and objects go',
      'a<iframe>x</iframe><object>x</object><embed><noscript>x</noscript>b',
      'ab',
    ],
  ])('%s', (_, html, expected) => {
    expect(apply(structure, html)).toBe(expected);
  });
});
