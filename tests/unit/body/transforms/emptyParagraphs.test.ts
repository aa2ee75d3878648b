import { describe, expect, it } from 'vitest';
import { emptyParagraphs } from '../../../../src/body/transforms/whitespace.ts';
import { apply } from '../helpers.ts';

const NBSP = '<p>\u00a0</p>';

describe('emptyParagraphs', () => {
  it.each([
    [
      'removes paragraphs without content',
      '<p>a</p><p></p><p> <b></b> </p><p>b</p>',
      '<p>a</p><p>b</p>',
    ],
    [
      'keeps a paragraph with a no-break space',
      `<p>a</p>${NBSP}<p>b</p>`,
      `<p>a</p>${NBSP}<p>b</p>`,
    ],
    [
      'keeps one of several',
      `<p>a</p>${NBSP}<p><br></p><h3>\u3000</h3><p>b</p>`,
      `<p>a</p>${NBSP}<p>b</p>`,
    ],
    ['keeps none at the beginning', `${NBSP}<p>a</p>`, '<p>a</p>'],
    ['keeps none at the end', `<p>a</p>${NBSP}<p><br></p>`, '<p>a</p>'],
    ['applies inside blocks', `<div>${NBSP}<p>a</p></div>`, '<div><p>a</p></div>'],
    [
      'removes sections without content',
      '<section><section><p></p></section></section><p>a</p>',
      '<p>a</p>',
    ],
    [
      'keeps sections with a style',
      '<section style="x"></section>',
      '<section style="x"></section>',
    ],
    ['keeps a paragraph with an image', '<p><img></p>', '<p><img></p>'],
    ['keeps one between bare text, where it ends the line', 'a<p></p><p></p>b', 'a<p></p>b'],
  ])('%s', (_, html, expected) => {
    expect(apply(emptyParagraphs, html)).toBe(expected);
  });

  it('does not change 135-editor content', () => {
    expect(apply(emptyParagraphs, '<p></p>a', { exempt: true })).toBe('<p></p>a');
  });
});
