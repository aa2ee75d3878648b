import { describe, expect, it } from 'vitest';
import { structure } from '../../../../src/body/transforms/styles.ts';
import { apply } from '../helpers.ts';

describe('structure', () => {
  it.each([
    ['allowed elements are kept', '<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
    ['h1 becomes h2', '<h1>a</h1>', '<h2>a</h2>'],
    [
      'page sections become div elements',
      '<article><header>a</header></article>',
      '<div><div>a</div></div>',
    ],
    [
      'obsolete elements become current ones',
      '<strike>a</strike><tt>b</tt>',
      '<s>a</s><code>b</code>',
    ],
    [
      'unknown elements are replaced by their content',
      '<x-y>a<constructor>b</constructor></x-y>',
      'ab',
    ],
    [
      'scripts, styles, SVG and MathML are removed with their content',
      'a<script>x</script><style>x</style><svg><text>x</text></svg><math><mi>x</mi></math>b',
      'ab',
    ],
    [
      'forms are removed, a button’s text is kept',
      '<form>a<input><button>b</button><select><option>c</select></form>',
      '<div>ab</div>',
    ],
    [
      'frames, objects, embeds and noscript are removed with their content',
      'a<iframe>x</iframe><object>x</object><embed><noscript>x</noscript>b',
      'ab',
    ],
  ])('%s', (_, html, expected) => {
    expect(apply(structure, html)).toBe(expected);
  });
});
