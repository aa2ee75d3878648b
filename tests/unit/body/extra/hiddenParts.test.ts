import { describe, expect, it } from 'vitest';
import { hiddenParts } from '../../../../src/body/extra/hiddenParts.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { apply } from '../helpers.ts';

const TEXT = '渡船今天复航，首班六点开出，末班晚上九点。';
const LAZY = '<img data-src="https://img.example.test/a.jpg"';

/** Returns what is left of a body whose text is `TEXT` and `content`. */
const show = (content: string) =>
  apply(hiddenParts, `<p>${TEXT}</p>${content}<p>${TEXT}</p>`).replaceAll(`<p>${TEXT}</p>`, '');

describe('hidden parts inside a text', () => {
  it.each([
    ['the attribute', '<p hidden>third review not passed</p>'],
    ['its old form', '<div hidden="hidden"><p>note</p></div>'],
    ['display', '<p style="display: none;">share us</p>'],
    ['display, important', '<p style="color:red;DISPLAY:none !important">a</p>'],
    ['a field of a word processor', '<span style="mso-hide:all">TOC \\o</span>'],
    ['opacity', '<section style="opacity:0"><p>a</p></section>'],
    ['opacity in per cent', '<p style="opacity:0%">a</p>'],
    ['a box of no height', '<div style="height:0;overflow:hidden"><img src="/card.png"></div>'],
    ['a place outside of the page', '<p style="position:absolute;left:-9999px">a</p>'],
    ['a clipped box', '<span style="position:absolute;clip:rect(0 0 0 0)">a</span>'],
    ['text beside the page', '<p style="text-indent:-9999px">a</p>'],
    ['a box scaled to nothing', '<p style="transform:scale(0)">a</p>'],
    ['the picture of a card', '<div style="display:none"><img src="/card.png" width=300></div>'],
    ['an image', '<img src="/card.png" style="display:none">'],
    ['a media element', '<video style="display:none" src="/a.mp4"></video>'],
  ])('removes %s', (_, content) => {
    expect(show(content)).toBe('');
    expect(needsExtra(content)).toBe(true);
  });

  it.each([
    [
      'text of size 0 but not what has a size',
      '<p style="font-size:0">a<b style="font-size:16px">b</b></p>',
      '<p style="font-size:0"><b style="font-size:16px">b</b></p>',
    ],
    [
      'text of size 0 in the shorthand',
      '<p style="font:0/0 a">a<img src="/a.jpg"></p>',
      '<p style="font:0/0 a"><img src="/a.jpg"></p>',
    ],
    [
      'what is invisible',
      '<p style="visibility:hidden">a<img src="/a.jpg"></p>',
      '<p style="visibility:hidden"></p>',
    ],
    [
      'what is invisible but not what is visible in it',
      '<p style="visibility:hidden">a<b style="visibility:visible">b</b><img src="/a.jpg"></p>',
      '<p style="visibility:hidden"><b style="visibility:visible">b</b></p>',
    ],
    [
      'rows that are collapsed',
      '<table><tr style="visibility:collapse"><td>a<tr><td>b</table>',
      '<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'no row of a table but the hidden one',
      '<table><tr style="display:none"><td>a<tr><td>b</table>',
      '<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
  ])('removes %s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it.each([
    ['a declaration that is overridden', '<p style="display:none;display:block">a</p>'],
    ['half transparent', '<p style="opacity:.5">a</p>'],
    ['text of a size in per cent', '<p style="font-size:100%">a</p>'],
    ['a flat box that shows its content', '<p style="height:0">a</p>'],
    ['an image that a script shows', `<p>${LAZY} style="opacity:0"></p>`],
    ['another property', '<p style="backdrop-visibility:hidden;text-decoration:none">a</p>'],
    ['the parts of a drawing', '<svg><text style="opacity:0">a</text></svg>'],
    ['a drawing that unfolds', '<div style="height:0;overflow:hidden"><svg></svg>a</div>'],
  ])('keeps %s', (_, content) => {
    expect(show(content)).toBe(apply((nodes) => [...nodes], content));
  });
});

describe('wrappers that hide the whole text', () => {
  const note = '<p hidden>note</p>';
  it.each([
    ['one', `<div style="visibility:hidden;opacity:0"><p>${TEXT}</p></div>`, TEXT],
    [
      'one in another',
      `<div hidden><section style="opacity:0"><p>${TEXT}</p></section></div>`,
      TEXT,
    ],
    [
      'one beside a heading',
      `<h2>复航</h2><div style="display:none"><p>${TEXT}</p></div>`,
      `复航${TEXT}`,
    ],
    ['with a hidden part', `<div style="opacity:0"><p>${TEXT}</p>${note}</div>`, TEXT],
    ['with a hidden part beside', `<div style="opacity:0"><p>${TEXT}</p></div>${note}`, TEXT],
    [
      'each paragraph, until it comes into view',
      `${`<p style="opacity:0">${TEXT}</p>`.repeat(3)}<p>完</p>`,
      `${TEXT.repeat(3)}完`,
    ],
    ['all paragraphs', `<p style="display:none">a</p><p style="display:none">b</p>`, 'ab'],
    ['text of size 0', `<section style="font-size:0"><p>${TEXT}</p></section>`, TEXT],
    ['invisible text', `<section style="visibility:hidden"><p>${TEXT}</p></section>`, TEXT],
    ['no paragraph that is longer than the others', `<p>ab</p><p hidden>${TEXT}</p>`, 'ab'],
  ])('are shown: %s', (_, content, expected) => {
    expect(apply(hiddenParts, content).replace(/<[^>]*>/g, '')).toBe(expected);
  });

  it.each([
    ['nested wrappers', `${'<div hidden>'.repeat(20_000)}${'x'.repeat(200_000)}`],
    ['many hidden parts', `<p>${TEXT.repeat(99)}</p>${'<p hidden>a</p>'.repeat(20_000)}`],
    ['a long style', `<p style="${'opacity:1;'.repeat(100_000)}">a</p>`],
    [
      'many styles',
      '<p style="font-size:0;visibility:hidden;opacity:1;position:absolute">a'.repeat(15_000),
    ],
  ])('finishes: %s', (_, content) => {
    const { ms } = measureCpuTime(() => apply(hiddenParts, content));
    expect(ms).toBeLessThan(4000);
  });
});
