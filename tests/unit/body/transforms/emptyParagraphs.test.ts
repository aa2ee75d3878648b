import { describe, expect, it } from 'vitest';
import { emptyParagraphs } from '../../../../src/body/transforms/emptyParagraphs.ts';
import { apply } from '../helpers.ts';

const NBSP = '<p>\u00a0</p>';

describe('emptyParagraphs', () => {
  it.each([
    ['nothing in it', '<p>a</p><p></p><p> <b></b> </p><p>b</p>', '<p>a</p><p>b</p>'],
    ['one for its height stays', `<p>a</p>${NBSP}<p>b</p>`, `<p>a</p>${NBSP}<p>b</p>`],
    [
      'of several one stays',
      `<p>a</p>${NBSP}<p><br></p><h3>\u3000</h3><p>b</p>`,
      `<p>a</p>${NBSP}<p>b</p>`,
    ],
    ['none at the beginning', `${NBSP}<p>a</p>`, '<p>a</p>'],
    ['none at the end', `<p>a</p>${NBSP}<p><br></p>`, '<p>a</p>'],
    ['inside of blocks, too', `<div>${NBSP}<p>a</p></div>`, '<div><p>a</p></div>'],
    [
      'sections with nothing in them',
      '<section><section><p></p></section></section><p>a</p>',
      '<p>a</p>',
    ],
    ['sections with looks stay', '<section style="x"></section>', '<section style="x"></section>'],
    ['a picture is something', '<p><img></p>', '<p><img></p>'],
    ['between bare text it still ends the line', 'a<p></p><p></p>b', 'a<p></p>b'],
  ])('%s', (_, html, expected) => {
    expect(apply(emptyParagraphs, html)).toBe(expected);
  });

  it('does not change 135-editor content', () => {
    expect(apply(emptyParagraphs, '<p></p>a', { exempt: true })).toBe('<p></p>a');
  });
});
