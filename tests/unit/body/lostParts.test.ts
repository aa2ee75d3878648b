import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../src/body/extra/extraTransforms.ts';
import { isMissed } from '../../../src/body/lostParts.node.ts';
import { rewriteElements } from '../../../src/body/tree.ts';
import type { BodyInput, Transform } from '../../../src/body/types.ts';
import { formatLost, renderWatched } from '../../helpers/watchedBody.ts';
import { audio, input, picture, video } from './helpers.ts';

const A = 'https://img.example.test/a.jpg';
const FILM = 'https://media.example.test/a.mp4';
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const PHOTO = `data:image/png;base64,${'A'.repeat(90_000)}`;

const find = (content: string, rest: Partial<BodyInput> = {}) =>
  renderWatched(input(content, rest)).lost;

describe('everything is shown of', () => {
  it.each<[string, string, Partial<BodyInput>?]>([
    ['plain text', '<p>One &amp; two &lt;three&gt;</p>\n<p>four\u00a0five</p>'],
    ['no text', ''],
    [
      'lists, tables and images',
      `<ul><li>a</li></ul><table><tr><td>b<td>c</table><img src="${A}">`,
    ],
    ['an image twice', `<p><img src="${A}"></p><p><img src="${A}"></p>`],
    ['a lazy image', `<img src="/loading.gif" data-src="${A}">`],
    ['an image in noscript', `<img class="lazy"><noscript><img src="${A}"></noscript>`],
    [
      'a video, a recording, a frame',
      `<video src="${FILM}"></video><audio src="/a.mp3"></audio><iframe src="https://a.example.test/"></iframe>`,
    ],
    ['a frame of a recording', `<iframe src="${FILM}"></iframe>`],
    ['an object with another one inside', `<object data="${FILM}"><embed src="${FILM}"></object>`],
    ['a frame of an image', `<embed src="${A}" type="image/jpeg">`],
    [
      'items of markers',
      '<p>a<!--IMAGEARRAY#0--></p><!--VIDEOARRAY#0--><!--AUDIOARRAY#0-->',
      { pictures: [picture()], videos: [video()], audios: [audio()] },
    ],
    [
      'the images of a photo set',
      '',
      { kind: 'photos', pictures: [picture(), picture({ ref: '' })] },
    ],
    ['a file', '<a href="https://a.example.test/b.pdf?c=1">d</a>'],
    ['an AMP page', `<amp-img src="${A}"></amp-img><amp-video src="${FILM}"></amp-video>`],
    [
      'a drawing',
      `<svg><title>x-1</title><image href="${A}"/><g><image href="${A}"/></g><text>b</text></svg>`,
    ],
    ['fields of a form', '<select><option>a<option>b</select><textarea>c</textarea>'],
    [
      'code, styles and the head of a document',
      '<html><head><title>a</title></head><body><style>b</style><script>c</script><p>d</p>',
    ],
    ['elements without an address', '<img><video></video><iframe src="about:blank"></iframe>'],
    [
      'a table that only places an image',
      `<table><tr><td><img src="${A}"></td></tr><tr><td class="caption">b</td></tr></table>`,
    ],
    ['60 levels of elements', `${'<div>'.repeat(100)}a<img src="${A}">${'</div>'.repeat(100)}`],
    ['a document whose last comment has no end', '<p>a</p><!-- b'],
    ['200,000 characters', `<p>${'word '.repeat(40_000)}</p>`],
  ])('%s', (_, content, rest) => {
    expect(find(content, rest)).toEqual([]);
  });
});

describe('a part is lost', () => {
  it.each<[string, string, readonly string[], Partial<BodyInput>?]>([
    [
      'images at addresses that no reader has',
      '<p>a<img src="cid:1"><img src="file:///c:/b.jpg" alt="c"></p>',
      ['2 image address'],
    ],
    [
      'an image of a marker',
      '<p>a<!--IMAGEARRAY#0--></p>',
      ['1 image address'],
      { pictures: [picture({ url: '' })] },
    ],
    [
      'a video of a marker',
      '<p>a<!--VIDEOARRAY#0--></p>',
      ['1 video address'],
      { videos: [video({ url: '' })] },
    ],
    ['a large image in the text', `<p>a<img src="${PHOTO}"></p>`, ['1 image limit']],
    [
      'a drawing in an address',
      `<p>a<img src="data:image/svg+xml;utf8,${'x'.repeat(400)}"></p>`,
      ['1 image format'],
    ],
    [
      'a video, a recording, a frame',
      '<p>a</p><video src="blob:b"></video><audio src="file:///c"></audio><iframe src="/d"></iframe>',
      ['1 audio address', '1 frame address', '1 video address'],
    ],
    [
      'a file on the disk of its editor',
      '<p><a href="file:///c:/report.docx">report</a></p>',
      ['1 file address'],
    ],
    [
      'text of an element that no body has',
      '<p>a</p><dialog open>bcd</dialog>',
      ['3 text element'],
    ],
    [
      'a video that is too deep',
      `${'<div>'.repeat(100)}a<video src="${FILM}"></video>`,
      ['1 video limit'],
    ],
  ])('%s', (_, content, expected, rest) => {
    const lost = find(content, rest);
    expect(formatLost(lost)).toEqual(expected);
    expect(lost.every(isMissed)).toBe(true);
  });

  it('with the place of the first one', () => {
    const content = '<p>a</p><img src="cid:7"><img src="cid:8"><dialog open>Second  part</dialog>';
    expect(find(content)).toEqual([
      { kind: 'image', reason: 'address', count: 2, place: 'cid:7' },
      { kind: 'text', reason: 'element', count: 10, place: 'Second part' },
    ]);
  });
});

describe('nobody misses', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'hidden text and images',
      `<p>a</p><p style="display:none">bc<img src="${A}"></p>`,
      ['1 image hidden', '2 text hidden'],
    ],
    [
      'counters',
      '<p>a<img src="https://a.example.test/b.gif" width="1" height="1"></p>',
      ['1 image hidden'],
    ],
    [
      'an empty image in the place of another one',
      `<p>a<img src="${DOT}"></p>`,
      ['1 image hidden'],
    ],
    [
      'frames of advertisements',
      '<p>a</p><iframe src="https://ad.doubleclick.net/b"></iframe>',
      ['1 frame hidden'],
    ],
    ['the title, repeated', '<h1>The harbour opens</h1><p>a</p>', ['15 text hidden']],
  ])('%s', (_, content, expected) => {
    const lost = find(content);
    expect(formatLost(lost)).toEqual(expected);
    expect(lost.some(isMissed)).toBe(false);
  });
});

it.each([
  ['mark', '<p>a <mark>bold words</mark> c <i>d</i></p>', '9 text', 'bold words'],
  ['img', `<p>a</p><img src="${A}">`, '1 image', A],
  ['table', '<p>a</p><table><tr><td>b<td>b</table><p>bb</p>', '1 table', 'bb'],
  ['video', `<p>a</p><video src="${FILM}"></video>`, '1 video', FILM],
])(
  'what a transform drops without a reason is unexplained: %s',
  (tagName, content, what, place) => {
    const drop: Transform = (nodes) =>
      rewriteElements(nodes, (node) => {
        if (node.tagName !== tagName) return node;
        return tagName === 'table' ? node.children : [];
      });
    const { lost } = renderWatched(input(content), [drop, ...EXTRA_TRANSFORMS]);
    expect(formatLost(lost)).toEqual([`${what} unexplained`]);
    expect(lost[0]?.place).toBe(place);
  },
);
