import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline, video } from '../helpers.ts';

const show = (content: string, rest = {}) => {
  expect(needsExtra(content)).toBe(true);
  return outline(renderBody(input(content, rest), OPTIONS, parseHtml, EXTRA_TRANSFORMS)).replace(
    / (?:rel|loading|decoding|fetchpriority|width|height)="[^"]*"| data-(?:unsized|i="\d+")/g,
    '',
  );
};

const H = 'https://media.example.test';
const picture = (caption: string) =>
  `<figure class="pic"><img src="${H}/a.png" alt><figcaption>${caption}</figcaption></figure>`;
const YOUTUBE =
  '<figure class="embed embed-video"><a href="https://www.youtube.com/watch?v=aB3-_x6Yz01"><b>YouTube</b> <small>youtube.com</small></a></figure>';

describe('short codes', () => {
  it.each([
    [
      'a caption',
      `[caption id="a" width="800"]<img src="${H}/a.png"> Morning[/caption]`,
      picture('Morning'),
    ],
    [
      'a caption in an attribute',
      `[caption caption="Noon"]<a href="/x"><img src="${H}/a.png"></a>[/caption]`,
      picture('Noon').replace(/<img[^>]*>/, '<a href="/x">$&</a>'),
    ],
    ['an address', '[embed width="4"]https://youtu.be/aB3-_x6Yz01[/embed]', YOUTUBE],
    [
      'a linked address',
      '[embed]<a href="https://youtu.be/aB3-_x6Yz01">https://youtu.be/aB3-_x6Yz01</a>[/embed]',
      YOUTUBE,
    ],
    ['a file of a forum', '<p>a [attach]12[/attach]</p>', '<p>a </p>'.replace(' <', '<')],
    ['an id', '[youtube id="aB3-_x6Yz01"]', YOUTUBE],
    [
      'a film',
      `[video width="640" mp4="${H}/a.mp4" poster="${H}/p.png"][/video]`,
      `[video ${H}/a.mp4]`,
    ],
    ['typographic quotes', `[video mp4=“${H}/a.mp4”][/video]`, `[video ${H}/a.mp4]`],
    ['escaped quotes', `[audio mp3=&quot;${H}/a.mp3&quot;]`, `[audio ${H}/a.mp3]`],
    ['pictures of a library', '<p>a</p>[gallery ids="1,2"]<p>b</p>', '<p>a</p><p>b</p>'],
    [
      'boxes of a page builder',
      '[vc_row][vc_column width="1/2"]<p>a</p>[/vc_column][/vc_row]',
      '<p>a</p>',
    ],
    ['any code with an end', '<p>a [note]b[/note] c</p>', '<p>a b c</p>'],
    [
      'codes of forums',
      `[img]${H}/a.png[/img]`,
      `<figure class="pic"><img src="${H}/a.png" alt></figure>`,
    ],
    [
      'links of forums',
      '<p>[url=https://a.example.test/]a[/url] [b]c[/b]</p>',
      '<p><a href="https://a.example.test/">a</a> c</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it.each(['<p>[smile] [1] [sic] a[i]</p>', '<p>[图] [A] [see note 2]</p>', '<p>[x = y]</p>'])(
    'leaves %s',
    (content) => {
      expect(show(`${content}<p align="left"></p>`)).toBe(content);
    },
  );

  it('keep the items of markers', () => {
    expect(show('[b]a[/b]<!--VIDEOARRAY#0-->', { videos: [video()] })).toBe(
      'a[video https://media.example.test/a.mp4]',
    );
  });

  it.each(['[caption]', '[embed][video]', '[a b="', '[', '[url='])(
    'takes little time for many %s',
    (code) => {
      expect(measureCpuTime(() => show(`${code.repeat(100_000)}<p align="left">`)).ms).toBeLessThan(
        4000,
      );
    },
  );
});

describe('text with line breaks and without markup for them', () => {
  it.each([
    ['every line without any element', '　　a\r\nb\n\nc', '<p>　　a</p><p>b</p><p>c</p>'],
    [
      'blank lines among other markup',
      'a <b>b</b>\nc\n\nd<p>e</p>\n\nf',
      '<p>a <b>b</b><br>c</p><p>d</p><p>e</p><p>f</p>',
    ],
    [
      'in a box',
      '<div align="left">a\n\nb</div>',
      '<div style="text-align:left"><p>a</p><p>b</p></div>',
    ],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it.each([
    [
      'of the source',
      '<div align="left">\n\n<p>a\n\nb</p>\n\n</div>',
      '<div style="text-align:left"><p>a b</p></div>',
    ],
    ['around a text', '<div align="left">\n\na\n\n</div>', '<div style="text-align:left">a</div>'],
  ])('leaves blank lines %s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });
});
