import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { input, OPTIONS } from '../helpers.ts';

const H = 'https://img.example.test';
const [A, B] = [`${H}/pier.jpg`, `${H}/boat.jpg`];
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Returns the addresses of the images of a body, as the text and the lightbox have them. */
function addresses(content: string): string[] {
  const { segments, pictures } = renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS);
  const html = segments.map((segment) => (segment.kind === 'html' ? segment.html : '')).join('');
  const shown = Array.from(html.matchAll(/ src="([^"]*)"/g), ([, src = '']) => src);
  expect(pictures.map(({ url }) => url)).toEqual(shown);
  return shown;
}

/** What it is about, the content, and the addresses that are shown. */
type Case = readonly [string, string, readonly string[]];

describe('the real image, never its placeholder', () => {
  it.each<Case>([
    ...[
      'data-src',
      'data-original',
      'data-echo',
      'data-url',
      'data-lazy-src',
      'data-actualsrc',
      'data-lazy',
      'data-real-src',
      'data-ks-lazyload',
      'data-hires',
      'lay-src',
      'zoomfile',
      'file',
      '_src',
    ].map(
      (name) => [name, `<img src="${H}/static/loading.gif" ${name}="${A}">`, [A]] satisfies Case,
    ),
    ...[
      'about:blank',
      '',
      BLANK,
      'data:image/svg+xml,%3Csvg/%3E',
      `${H}/blank.png`,
      `${H}/1x1.trans.gif`,
      `${H}/img/pic-placeholder.jpg?v=2`,
      `${H}/static/image/common/none.gif`,
      `${H}/s.gif`,
      `${H}/lazy/grey.svg`,
    ].map((src) => [`instead of ${src}`, `<img src="${src}" data-src="${A}">`, [A]] satisfies Case),
    ['a lazy class', `<img class="lazyload" src="${B}" data-src="${A}">`, [A]],
    ['a class of a loaded image', `<img class="lazyloaded" src="${A}" data-src="${B}">`, [A]],
    ['a graphic for a photograph', `<img src="${H}/wave.gif" data-src="${A}">`, [A]],
    [
      'one file for several images',
      `<img src="${H}/logo.png" data-src="${A}"><img src="${H}/logo.png" data-src="${B}">`,
      [A, B],
    ],
    [
      'copied by the CMS, with the address that it copied',
      `<img src="${A}" data-src="https://other.example.test/0?wx_fmt=jpeg">`,
      [A],
    ],
    [
      'a moving image that the CMS copied',
      `<img src="${H}/wave.gif" data-src="${H}/b?f=gif">`,
      [`${H}/wave.gif`],
    ],
    [
      'an attribute that names a placeholder',
      `<img src="${H}/loading.gif" data-src="${H}/blank.gif" data-original="${A}">`,
      [A],
    ],
    [
      'no attribute of another thing',
      `<img src="${A}" class="lazy" data-placeholder="${B}" data-href="${B}">`,
      [A],
    ],
    ['a refused lazy address', `<img src="${A}" class="lazy" data-src="javascript:x">`, [A]],
    ['data-srcset', `<img src="${H}/loading.gif" data-srcset="${A} 640w, ${B} 1280w">`, [B]],
    ['a drawing for lazy candidates', `<img src="${H}/p.svg" data-lazy-srcset="${B} 800w">`, [B]],
    ['srcset', `<img src="${H}/loading.gif" srcset="${A} 640w, ${B} 1280w">`, [B]],
    [
      'the sources of a <picture>',
      `<picture><source data-srcset="${B} 800w"><img src="${BLANK}"></picture>`,
      [B],
    ],
    ['a placeholder without a real image', `<img src="${H}/loading.gif">`, [`${H}/loading.gif`]],
  ])('%s', (_, content, expected) => {
    expect(addresses(content)).toEqual(expected);
    expect(needsExtra(content)).toBe(true);
  });

  it.each([
    ['a copy beside it', `<img src="${H}/loading.gif"><noscript><img src="${A}"></noscript>`, [A]],
    ['a copy beside data', `<img src="${BLANK}"> <noscript><img src="${A}"></noscript>`, [A]],
    [
      'a copy beside its wrapper',
      `<span class="lazy"><img src="${H}/blank.gif"></span><noscript><img src="${A}"></noscript>`,
      [A],
    ],
    [
      'a copy of another size',
      `<img src="${H}/blank.gif" data-src="${H}/pier-300x200.jpg"><noscript><img src="${A}"></noscript>`,
      [A],
    ],
    [
      'another image',
      `<p><img src="${H}/blank.gif" data-srcset="${B} 2x"></p><noscript><img src="${A}"></noscript>`,
      [B, A],
    ],
    [
      'a <picture> and its copy',
      `<picture><source data-srcset="${A}"><img class="lazy" data-src="${A}"></picture><noscript><img src="${A}"></noscript>`,
      [A],
    ],
  ])('in noscript: %s', (_, content, expected) => {
    expect(addresses(content)).toEqual(expected);
  });
});

describe('srcset, divided as in the HTML standard', () => {
  it.each([
    ['blanks and line breaks', `\n ${A}  1x ,\n ${B}\t2x `, [B]],
    ['no blank after a comma', `${A} 1x,${B} 2x`, [B]],
    [
      'commas in addresses',
      `${H}/w_1,h_2/a.jpg 320w, ${H}/w_3,h_4/a.jpg 800w`,
      [`${H}/w_3,h_4/a.jpg`],
    ],
    ['an address without descriptor', `${A}, ${B} 2x`, [B]],
    ['a comma at the end of an address', `${A},`, [A]],
    ['a comma within an address without blanks', `${H}/a,b.jpg`, [`${H}/a,b.jpg`]],
    ['leading commas', `, ,${A} 1x`, [A]],
    ['a width and a height', `${A} 400w 300h, ${B} 800w 600h`, [B]],
    ['decimals', `${A} 1.5x, ${B} 2.0x`, [B]],
    ['no invalid descriptor', `${A} 1x, ${B} 2q, ${B} 800w 2x, ${B} -2x`, [A]],
    ['brackets of later versions', `${B} (a, b) 2x, ${A} 1x`, [A]],
  ])('%s', (_, srcset, expected) => {
    expect(addresses(`<img srcset="${srcset}">`)).toEqual(expected);
  });

  it.each([
    ['commas', ','.repeat(1_000_000)],
    ['brackets', `${A} ${'('.repeat(1_000_000)}`],
    ['blanks', `${A}${' '.repeat(1_000_000)}x`],
    ['candidates', `${A} 1x,`.repeat(40_000)],
  ])('finishes: %s', (_, srcset) => {
    const { ms } = measureCpuTime(() => addresses(`<img srcset="${srcset}">`));
    expect(ms).toBeLessThan(4000);
  });
});
