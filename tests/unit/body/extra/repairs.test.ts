import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline, video } from '../helpers.ts';

const show = (content: string, rest = {}) => {
  expect(needsExtra(content)).toBe(true);
  return outline(renderBody(input(content, rest), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
};

describe('markup that is not closed', () => {
  it.each([
    ['a comment', '<p>a</p><!-- note: <p>b</p><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['a comment with a wrong end', '<p>a</p><!-- note -><p>b</p>', '<p>a</p><p>b</p>'],
    [
      'a comment before another one',
      '<p>a</p><!-- note <p>b</p><!-- more --><p>c</p>',
      '<p>a</p><p>b</p><p>c</p>',
    ],
    ['a style', '<p>a</p><style>.a{color:red}<p>b</p>', '<p>a</p><p>b</p>'],
    [
      'a style before another one',
      '<p>a</p><style>.a{}<p>b</p><style>.b{}</style>',
      '<p>a</p><p>b</p>',
    ],
    ['a script', '<p>a</p><script>if (a < b) x()<p>b</p>', '<p>a</p><p>b</p>'],
    ['a text of a form', '<p>a<textarea>b</p><p>c</p>', '<p>ab</p><p>c</p>'],
    ['a title', '<p>a</p><title>b<p>c</p>', '<p>a</p><p>c</p>'],
    [
      'a video',
      '<p>a</p><video src="https://media.example.test/a.mp4"><p>b</p>',
      '<p>a</p>[video https://media.example.test/a.mp4]<p>b</p>',
    ],
    [
      'a frame',
      '<p>a</p><iframe src="https://a.example.test/"><p>b</p>',
      '<p>a</p><figure class="embed"><a href="https://a.example.test/" rel="noopener nofollow ugc"><b>a.example.test</b></a></figure><p>b</p>',
    ],
    ['a text for browsers without scripts', '<p>a</p><noscript><p>b</p>', '<p>a</p><p>b</p>'],
    ['a quote', '<p>a</p><p class="x>b</p><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    [
      'a quote before another one',
      '<p>a</p><p class="x>b</p><p class="y">c</p>',
      '<p>a</p><p>b</p><p>c</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it.each([
    [
      'a comment with markup',
      '<p>a</p><!-- <p>b</p> --><p align="left">c</p>',
      '<p>a</p><p style="text-align:left">c</p>',
    ],
    [
      'comments of a word processor',
      '<!--[if !vml]><!--><p align="left">a</p><!--<![endif]-->b<!-->c',
      '<p style="text-align:left">a</p>bc',
    ],
    ['a script with markup', '<p>a</p><script>x("<p>b</p>")</script>', '<p>a</p>'],
    [
      'markup in an attribute',
      '<p title="<p>b</p>" align="left">a</p>',
      '<p style="text-align:left">a</p>',
    ],
  ])('leaves %s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it('shows the item of a marker after it', () => {
    expect(show('<!-- note <p>a</p><!--VIDEOARRAY#0-->', { videos: [video()] })).toBe(
      '<p>a</p>[video https://media.example.test/a.mp4]',
    );
  });

  it.each(['<!-- ', '<style>', '<textarea><p>', '<p a="', "<p a='x>"])(
    'takes little time for many %s',
    (part) => {
      expect(measureCpuTime(() => show(part.repeat(50_000))).ms).toBeLessThan(4000);
    },
  );
});

it.each([`<p>${'\n'.repeat(300_000)}`, 'indent'.repeat(50_000), '<!-- a '.repeat(50_000)])(
  'decides in little time whether a text needs it',
  (content) => {
    expect(measureCpuTime(() => needsExtra(content)).ms).toBeLessThan(1000);
  },
);

describe('bodies that were made twice', () => {
  it.each([
    ['escaped', '&lt;p&gt;a &amp;amp; b&lt;/p&gt;', '<p>a &amp; b</p>'],
    ['escaped twice', '&amp;lt;p&amp;gt;a&amp;lt;/p&amp;gt;', '<p>a</p>'],
    ['escaped in a paragraph', '<p>&lt;p&gt;a&lt;/p&gt;</p>', '<p>a</p>'],
    [
      'escaped line by line',
      '<p>&lt;p&gt;a&lt;/p&gt;</p><p>&lt;p&gt;b&lt;/p&gt;</p>',
      '<p>a</p><p>b</p>',
    ],
    ['with line breaks of a program', 'a\\nb\\r\\nc', '<p>a</p><p>b</p><p>c</p>'],
    ['by numbers', '&#60;p&#62;a&#60;/p&#62;', '<p>a</p>'],
    ['a text of JSON', '"<p>a<\\/p>\\n<p>\\u6e21</p>"', '<p>a</p><p>渡</p>'],
    ['a text of an address', '%3Cp%3Ea%20b%3C%2Fp%3E', '<p>a b</p>'],
    ['nothing', ' null ', ''],
    ['nothing of a program', 'undefined', ''],
    ['an object', '[object Object]', ''],
    ['nothing in a paragraph', '<p>null</p>', ''],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it.each([
    [
      'an example of markup',
      '<p>Use &lt;p&gt; and &lt;/p&gt;.</p>',
      '<p>Use &lt;p&gt; and &lt;/p&gt;.</p>',
    ],
    ['a quotation', '"He left."', '"He left."'],
    ['a word', 'null and void', 'null and void'],
  ])('leaves %s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });
});
