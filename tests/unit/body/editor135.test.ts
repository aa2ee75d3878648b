import { describe, expect, it } from 'vitest';
import { isEditor135 } from '../../../src/body/editor135.ts';
import { parseHtml } from '../../../src/body/parse.node.ts';

describe('isEditor135', () => {
  it.each([
    ['class', '<div><section class="_135editor">a</section></div>', true],
    ['class among others', '<p class="x 135editor y">a</p>', true],
    ['attribute', '<section _135editor>a</section>', true],
    ['attribute without underscore', '<section 135editor="true">a</section>', true],
    ['id', '<section id="135_7c2">a</section>', true],
    ['tool', '<section data-tools="135编辑器">a</section>', true],
    ['a mention in the text', '<p>Made with 135editor</p>', false],
    ['a link to its site', '<a href="https://135editor.example.test/">a</a>', false],
    ['an id that only ends like it', '<p id="n135_1">a</p>', false],
    ['no sign of the editor', '<p class="a">a</p>', false],
  ])('%s', (_, html, expected) => {
    expect(isEditor135(parseHtml(html))).toBe(expected);
  });
});
