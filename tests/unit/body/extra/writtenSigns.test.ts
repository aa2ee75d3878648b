import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { typesetLatex } from '../../../../src/body/extra/latex.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { serialise } from '../../../../src/body/serialise.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline } from '../helpers.ts';

const show = (content: string) => {
  expect(needsExtra(content)).toBe(true);
  return outline(renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
};

describe('typesetLatex', () => {
  it.each([
    ['x_1+x_2', '<var>x</var><sub>1</sub> + <var>x</var><sub>2</sub>'],
    ['\\frac{a+b}{2}', '(<var>a</var> + <var>b</var>)/2'],
    ['\\sqrt[3]{x}', '<sup>3</sup>√<var>x</var>'],
    ['\\alpha \\leq 2\\pi r', '<var>α</var> ≤ 2<var>π</var><var>r</var>'],
    ['\\sum_{i=1}^{n} i', '∑<sub><var>i</var> = 1</sub><sup><var>n</var></sup><var>i</var>'],
    ['\\sin x = 0.5', 'sin <var>x</var> = 0.5'],
    ['v_{\\text{max} }', '<var>v</var><sub>max</sub>'],
    ['\\left( a \\right)', '(<var>a</var>)'],
    ['\\vec{v}', 'v\u20d7'],
    ['50\\%', '50%'],
    ['a<b', '<var>a</var> &lt; <var>b</var>'],
  ])('%s', (source, expected) => {
    expect(serialise(typesetLatex(source) ?? [])).toBe(expected);
  });

  it.each([
    '\\begin{matrix}a\\end{matrix}',
    '{a',
    'a}',
    'x^',
    '\\unknown',
    `${'{'.repeat(50)}`,
    '',
  ])('leaves %s', (source) => expect(typesetLatex(source)).toBeNull());
});

describe('formulas of editors', () => {
  const X2 = '<p><var>x</var><sup>2</sup></p>';
  it.each([
    ['<p><span class="ql-formula" data-value="x^2">\ufeff</span></p>', X2],
    ['<p><span data-w-e-type="formula" data-value="x^2"></span></p>', X2],
    ['<p><script type="math/tex; mode=display">x^2</script></p>', X2],
    ['<p><span class="MathJax">x2</span><script type="math/tex">x^2</script></p>', X2],
    ['<p><img class="kfformula" data-latex="x^2" src="data:image/png;base64,@@"></p>', X2],
    ['<p><img class="ee_img" alt="x^2" data-type="equation"></p>', X2],
    ['<p>\\(x^2\\)</p>', X2],
    ['<p>$$x^2$$</p>', X2],
    ['<p><span class="math-tex">\\[x^2\\]</span></p>', X2],
    ['<p><span data-tex="\\begin{x}"></span></p>', '<p><code>\\begin{x}</code></p>'],
    ['<p>\\(\\begin{x}\\)</p>', '<p>\\(\\begin{x}\\)</p>'],
    ['<p><span class="ql-formula" data-value="x^2">x²</span></p>', '<p>x²</p>'],
    [
      '<pre><code>$$x^2$$</code></pre><p>$$1</p>',
      '<div class="scroll" tabindex="0" role="region"><pre><code>$$x^2$$</code></pre></div><p>$$1</p>',
    ],
  ])('%s', (content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it('takes little time for many openings', () => {
    expect(measureCpuTime(() => show('\\('.repeat(100_000))).ms).toBeLessThan(4000);
  });
});

describe('letters of symbol fonts', () => {
  it.each([
    ['<p><span style="font-family:Wingdings">ü</span> a</p>', '✓ a'],
    ['<p><font face="Wingdings">l</font> a</p>', '● a'],
    [
      '<p><span style="font-family:Symbol">a<span style="font:7pt \'Times New Roman\'">a</span></span></p>',
      'αa',
    ],
    ['<p><span style="font-family:\'Wingdings 2\'">R</span></p>', '☑'],
    ['<p><span style="font-family:Wingdings">\uf0d8</span> a</p>', '➢ a'],
    ['<p>\uf0b7 a</p>', '• a'],
    ['<p>&#61607; a</p>', '▪ a'],
    ['<p><span style="font-family:Segoe UI Symbol">a</span></p>', 'a'],
    ['<p><i class="iconfont">\ue600</i> a</p>', 'a'],
    ['<p>\ue863</p>', '\ue863'],
  ])('%s', (content, expected) => {
    expect(show(content)).toBe(`<p>${expected}</p>`);
  });
});

describe('indents', () => {
  it.each([
    [
      'blanks after an indent',
      '<p style="text-indent:2em">　　<b>a</b>　b</p>',
      '<p style="text-indent:2em"><b>a</b>　b</p>',
    ],
    [
      'blanks in a formatted text',
      '<p style="text-indent:2em"><b>&emsp;&emsp;a</b></p>',
      '<p style="text-indent:2em"><b>a</b></p>',
    ],
    [
      'an inherited indent',
      '<section style="text-indent:2em"><p>　　a</p></section>',
      '<section style="text-indent:2em"><p>a</p></section>',
    ],
    [
      'blanks without an indent',
      '<p style="text-indent:0;width:1px">　　a</p>',
      '<p style="text-indent:0">　　a</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it('end where a line has no room left', () => {
    const html = show(`${'<div style="margin-left:40px;padding-left:20px">'.repeat(6)}a`);
    expect(html.match(/margin-left:1\.0667rem;padding-left:0\.5333rem/g)).toHaveLength(2);
  });
});

describe('no-break spaces', () => {
  it.each([
    [
      'between all words are plain',
      '<p>The&nbsp;ferry&nbsp;leaves&nbsp;the&nbsp;pier&nbsp;at&nbsp;seven.</p>',
      '<p>The ferry leaves the pier at seven.</p>',
    ],
    [
      'in a long gap let it break',
      `<p>a${'&nbsp;'.repeat(10)}b</p>`,
      `<p>a${'\u00a0 '.repeat(5)}b</p>`,
    ],
    [
      'between two words are kept',
      '<p align="left">10&nbsp;km&nbsp;away</p>',
      '<p style="text-align:left">10\u00a0km\u00a0away</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });
});
