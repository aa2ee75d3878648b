import { describe, expect, it } from 'vitest';
import { nbsp, whitespace } from '../../../../src/body/transforms/whitespace.ts';
import { apply, OPTIONS } from '../helpers.ts';

describe('whitespace', () => {
  it.each([
    ['between blocks', '<div>\n  <p>a</p>\n  <p>b</p>\n</div>', '<div><p>a</p><p>b</p></div>'],
    ['at the edges of a block', '<p>\n a \n</p>', '<p>a</p>'],
    ['inside a line', '<p>a  \t b</p>', '<p>a b</p>'],
    ['a line break between words', '<p>one\n  two</p>', '<p>one two</p>'],
    ['a line break in Chinese', '<p>港口\n  开放</p>', '<p>港口开放</p>'],
    ['a line break beside Chinese', '<p>港口\nA\n开放</p>', '<p>港口A开放</p>'],
    ['a space in Chinese is kept', '<p>港口 开放</p>', '<p>港口 开放</p>'],
    [
      'a line break after Chinese, before a tag',
      '<p>港口\n<b>开放</b></p>',
      '<p>港口<b>开放</b></p>',
    ],
    ['a line break before Chinese, behind a tag', '<p><b>A\n</b>开放</p>', '<p><b>A</b>开放</p>'],
    [
      'one space is kept between inline elements',
      '<p><b>a</b> \n <i>b</i></p>',
      '<p><b>a</b> <i>b</i></p>',
    ],
    [
      'only one space is kept across inline elements',
      '<p><b>a </b> <i> b</i></p>',
      '<p><b>a </b><i>b</i></p>',
    ],
    ['beside line breaks', '<p>a <br> b</p>', '<p>a<br>b</p>'],
    ['around inline images', '<p>a <img> b</p>', '<p>a <img> b</p>'],
    [
      'no-break and ideographic spaces are kept',
      '<p>&nbsp; a\u3000\u3000b</p>',
      '<p>\u00a0 a\u3000\u3000b</p>',
    ],
    ['is kept in pre', '<pre> a\n  b </pre>', '<pre> a\n  b </pre>'],
    [
      'a line break beside Chinese of other planes',
      '<p>𠮷\n𠮷野家与𪚥\n𪚥。</p>',
      '<p>𠮷𠮷野家与𪚥𪚥。</p>',
    ],
    [
      'a line break beside quotes, dashes and dots of Chinese',
      '<p>他说“走吧”\n“走”——\n——于是都走了……\n……真的。</p>',
      '<p>他说“走吧”“走”————于是都走了…………真的。</p>',
    ],
    [
      'a line break beside quotes, dashes and dots of English',
      '<p>He said\n“Go” —\nand “went”…\n…away 3\n“quickly”</p>',
      '<p>He said “Go” — and “went”… …away 3 “quickly”</p>',
    ],
    [
      'a line break beside numbers in circles',
      '<p>丙：①\n②\n③，℃\n℃。</p>',
      '<p>丙：①②③，℃℃。</p>',
    ],
    ['a line break beside a tsheg', '<p>བོད་\nཡིག་གི་\nའཕྲིན།\nའཕྲིན།</p>', '<p>བོད་ཡིག་གི་འཕྲིན། འཕྲིན།</p>'],
    ['a line break between emoji of Chinese', '<p>己：😀\n😀</p>', '<p>己：😀😀</p>'],
    ['a line break between emoji of English', '<p>Go 😀\nnow</p>', '<p>Go 😀 now</p>'],
    [
      'a line break beside a sign and a tag',
      '<p>走——\n<b>——</b>\n<i>“走”</i></p>',
      '<p>走——<b>——</b><i>“走”</i></p>',
    ],
    ['a line break beside Yi', '<p>ꆈꌠ\nꁱꂷ</p>', '<p>ꆈꌠꁱꂷ</p>'],
    ['a line break in Korean becomes a space', '<p>항구\n개방</p>', '<p>항구 개방</p>'],
  ])('%s', (_, html, expected) => {
    expect(apply(whitespace, html)).toBe(expected);
  });

  it('does not change 135-editor content', () => {
    const html = '<p>a\n  b</p>';
    expect(apply(whitespace, html, { exempt: true })).toBe(html);
  });
});

describe('nbsp', () => {
  const html = '<p>a&nbsp;b</p>';
  const options = { ...OPTIONS, replaceNbsp: true };

  it.each([
    ['replaced when the site sets the option', { options }, '<p>a b</p>'],
    ['kept otherwise', {}, '<p>a\u00a0b</p>'],
    ['kept in 135-editor content', { options, exempt: true }, '<p>a\u00a0b</p>'],
  ])('%s', (_, rest, expected) => {
    expect(apply(nbsp, html, rest)).toBe(expected);
  });
});
