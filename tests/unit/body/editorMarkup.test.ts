import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { renderBody } from '../../../src/body/pipeline.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline } from './helpers.ts';

const render = (html: string) =>
  outline(renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS));

const code = (text: string) =>
  `<div class="scroll" tabindex="0" role="region"><pre><code>${text}</code></pre></div>`;
const column = (rest: string, text: string) =>
  `<section style="${rest}flex:1 1 4em">${text}</section>`;
const row = (...columns: string[]) =>
  `<section style="display:flex;flex-wrap:wrap">${columns.join('')}</section>`;
const LONG = '明年四月底前，主体工程全部完成。';

describe('rows and columns', () => {
  it.each([
    [
      'columns of a third share one row, whatever their margins',
      '<section style="display: flex;">\n<section style="width: 33%; margin: 0 5px;">62</section>\n<section style="width: 33%;">417</section>\n</section>',
      row(column('max-width:33%;margin:0 0.1333rem;', '62'), column('max-width:33%;', '417')),
    ],
    [
      'a column that may not shrink shares the row',
      '<section style="display:flex;flex-flow:row nowrap;"><section style="display:inline-block;vertical-align:middle;width:33.33%;align-self:center;flex:0 0 auto;">a</section><section style="flex: 0 0 50%">b</section></section>',
      row(
        column(
          'display:inline-block;vertical-align:middle;max-width:33.33%;align-self:center;',
          'a',
        ),
        column('max-width:50%;', 'b'),
      ),
    ],
    [
      'a number keeps its width, the text beside it takes the rest',
      `<section style="display:-webkit-flex;align-items:center"><section style="width:28px">1</section><section>${LONG}</section></section>`,
      `<section style="display:flex;align-items:center;flex-wrap:wrap">${column('max-width:0.7467rem;', '1')}${column('', LONG)}</section>`,
    ],
    [
      'flex shares are kept',
      '<section style="display:flex"><section style="flex:2">a</section><section style="flex:100 100 0%">b</section></section>',
      row(
        '<section style="flex:2 1 4em">a</section>',
        '<section style="flex:100 1 4em">b</section>',
      ),
    ],
    [
      'a single block keeps its alignment',
      `<section style="display:flex;justify-content:center"><section>${LONG}</section></section>`,
      `<section style="display:flex;justify-content:center;flex-wrap:wrap"><section>${LONG}</section></section>`,
    ],
    [
      'a grid of several rows keeps its widths',
      '<section style="display:flex;flex-wrap:wrap"><section style="width:50%">a</section><section style="flex:0 0 50%">b</section></section>',
      row('<section style="width:50%">a</section>', '<section style="width:50%">b</section>'),
    ],
    [
      'slides for swiping are below each other',
      '<section style="display:flex;overflow-x:scroll"><section style="flex:0 0 100%">a</section><section style="flex:0 0 100%">b</section></section>',
      row('<section style="width:100%">a</section>', '<section style="width:100%">b</section>'),
    ],
    [
      'a column direction is kept',
      '<section style="display:flex;flex-flow:column nowrap"><section style="width:33%">a</section></section>',
      '<section style="display:flex;flex-direction:column"><section style="width:33%">a</section></section>',
    ],
    [
      'a label keeps the blank beside it',
      '<p><span style="display:inline-block">a</span> <b>b</b></p>',
      '<p><span style="display:inline-block">a</span> <b>b</b></p>',
    ],
    [
      'inline blocks side by side have no blank between them, at the top level either',
      '<section class="_135editor" style="display:inline-block;width:50%">a</section>\n<section style="display:inline-block;width:50%">b</section>',
      '<section style="display:inline-block;width:50%">a</section><section style="display:inline-block;width:50%">b</section>',
    ],
    [
      'inline blocks side by side have no blank between them',
      '<section class="_135editor"><section style="display:inline-block;width:50%">a</section>\n<section style="display:inline-block;width:50%">b</section></section>',
      '<section><section style="display:inline-block;width:50%">a</section><section style="display:inline-block;width:50%">b</section></section>',
    ],
    [
      'tables keep the layout of tables',
      '<table style="display:flex"><tr style="display:inline-block"><td style="display:flex">a</td></tr></table>',
      '<div class="scroll" tabindex="0" role="region"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    ],
  ])('%s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe('cards', () => {
  it.each([
    [
      'a title between corners keeps frame, corners and tilt',
      '<section class="_135editor"><section style="box-shadow: 0 0 6px #ddd; border-radius: 10px; background: #fffdf7; padding: 12px;"><section style="display:inline-block; transform: rotate(-3deg); -webkit-transform: rotate(-3deg); border: 1px solid #b8860b;">渡口</section></section></section>',
      '<section><section style="box-shadow:0 0 6px #ddd;border-radius:10px;--b:#fffdf7;padding:12px"><section style="display:inline-block;transform:rotate(-3deg);border:1px solid #b8860b">渡口</section></section></section>',
    ],
    [
      'a number in a circle, a line and an arrow keep their size',
      `<section powered-by="x"><section style="display:flex;align-items:center"><section style="width:30px;height:30px;line-height:30px;border-radius:50%;background:#189ead">1</section><section style="width:8px;height:8px;border-style:none solid solid none;border-width:1px;transform:rotate(-45deg)"><br></section><section>${LONG}</section></section></section>`,
      `<section><section style="display:flex;align-items:center;flex-wrap:wrap"><section style="max-width:0.8rem;min-height:0.8rem;line-height:0.8rem;border-radius:50%;--b:#189ead;flex:1 1 4em">1</section><section style="width:0.2133rem;min-height:0.2133rem;border-style:none solid solid none;border-width:1px;transform:rotate(-45deg)"><br></section>${column('', LONG)}</section></section>`,
    ],
    [
      'a table of the editor 135 is not wrapped',
      '<section class="_135editor"><table style="width:300px"><tbody><tr><td style="width:50%">a</td></tr></tbody></table></section>',
      '<section><table><tbody><tr><td style="width:50%">a</td></tr></tbody></table></section>',
    ],
  ])('%s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe('code', () => {
  it.each([
    [
      'of a Markdown editor: text and breaks, in the page’s colours',
      '<pre class="custom"><span style="display:block;background:url(https://img.example.test/dots.png);height:30px"></span><code class="hljs" style="overflow-x:auto;color:#abb2bf;display:-webkit-box;font-size:12px;background:#282c34"><span class="hljs-keyword" style="color:#c678dd">def</span> f():<br>&nbsp;&nbsp;pass<br></code></pre>',
      code('def f():\n  pass'),
    ],
    [
      'of the messaging app’s editor: lines joined, line numbers left out',
      '<section class="code-snippet__fix"><ul class="code-snippet__line-index"><li></li><li></li><li></li></ul><pre class="code-snippet__js" data-lang="js"><code><span>let a;</span></code><code><span><br></span></code><code>a &lt; 1;</code></pre></section>',
      `<section>${code('let a;\n\na &lt; 1;')}</section>`,
    ],
    [
      'with a table of lines',
      '<pre><code><table><tr><td data-n="1"></td><td>a</td></tr><tr><td data-n="2"></td><td>b</td></tr></table></code></pre>',
      code('a\nb'),
    ],
    [
      'of a document, whose lines are blocks',
      '<pre class="code-block" data-language="Shell"><div><div>ls -l</div><div>cd /tmp</div></div></pre>',
      code('ls -l\ncd /tmp'),
    ],
    ['plain preformatted text', '<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
    [
      'a pre around paragraphs is a wrapper',
      '<pre style="text-align:center"><p>a</p>\n<p>b</p></pre>',
      '<div style="text-align:center"><p>a</p><p>b</p></div>',
    ],
  ])('%s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe('line breaks that a style preserves', () => {
  it.each([
    ['pre', '<p style="white-space: pre">一\n二</p>', '<p>一<br>二</p>'],
    [
      'pre-wrap in a span',
      '<p><span style="white-space:pre-wrap">one\n two</span></p>',
      '<p>one<br>two</p>',
    ],
    [
      'pre-line around inline elements',
      '<p style="white-space:pre-line">一\n<b>二</b></p>',
      '<p>一<br><b>二</b></p>',
    ],
    [
      'not in the indentation of the CMS',
      '<section style="white-space:pre-wrap">\n  <p>\n   一\n二\n  </p>\n </section>',
      '<section><p>一<br>二</p></section>',
    ],
    [
      'not where an inner style resets it',
      '<section style="white-space:pre-wrap"><p style="white-space: normal">one\n two</p></section>',
      '<section><p>one two</p></section>',
    ],
    [
      'ideographic spaces are kept',
      '<p style="white-space:pre-wrap">　　一\n　　二</p>',
      '<p>　　一<br>　　二</p>',
    ],
    [
      'line ends that HTML does not know, also without such a style',
      '<p>甲\u2028乙\u2029丙\v丁\x85戊\f己&#8232;庚</p>',
      '<p>甲<br>乙<br>丙<br>丁<br>戊<br>己<br>庚</p>',
    ],
    [
      'no controls and non-characters',
      '<p title="\x90">a&#8;b\x1dc&#xfffe;d\ufffe</p>',
      '<p>abcd</p>',
    ],
    ['not without such a style', '<p style="white-space:nowrap">one\n two</p>', '<p>one two</p>'],
  ])('%s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe('colours on background images', () => {
  it.each([
    [
      'are removed with the image, also in descendants',
      '<section style="background-image:url(&quot;https://img.example.test/a.png&quot;);color:#fff"><p style="color:#eee;text-align:center">a</p></section>',
      '<section><p style="text-align:center">a</p></section>',
    ],
    [
      'are kept on a background colour of the descendant',
      '<section style="background:url(/a.png)"><p style="color:#fff;background:#333">a</p></section>',
      '<section><p style="--c:#fff;--b:#333">a</p></section>',
    ],
    [
      'are kept when the background also has a colour',
      '<p style="background:url(/a.png) #036;color:#fff">a</p>',
      '<p style="--b:#036;--c:#fff">a</p>',
    ],
    [
      'are kept on a gradient, whose first colour becomes the background',
      '<p style="background-image:linear-gradient(90deg, rgb(160, 0, 0) 0%, #f00);color:#fff">a</p>',
      '<p style="--c:#fff;--b:rgb(160,0,0)">a</p>',
    ],
    [
      'are removed for text clipped from a gradient',
      '<p style="background:linear-gradient(#a00,#f00);-webkit-background-clip:text;color:transparent">a</p>',
      '<p>a</p>',
    ],
    [
      'are removed for the background attribute of a table',
      '<table background="/a.png"><tr><td><font color="white">a</font></td></tr></table>',
      '<div class="scroll" tabindex="0" role="region"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    ],
  ])('%s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe('formulas', () => {
  const math = (content: string) =>
    `<p><math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math></p>`;

  it.each([
    [
      '<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>',
      '<var>E</var> = <var>m</var><var>c</var><sup>2</sup>',
    ],
    [
      '<msub><mi>a</mi><mi>i</mi></msub><mo>-</mo><mn>1</mn>',
      '<var>a</var><sub><var>i</var></sub> − 1',
    ],
    ['<msup><mn>10</mn><mrow><mo>-</mo><mn>3</mn></mrow></msup>', '10<sup>−3</sup>'],
    [
      '<mfrac><mn>12</mn><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfrac>',
      '12/(<var>a</var> + <var>b</var>)',
    ],
    ['<msqrt><mn>2</mn></msqrt><mroot><mi>x</mi><mn>3</mn></mroot>', '√2<sup>3</sup>√<var>x</var>'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>',
      '∑<sub><var>i</var> = 1</sub><sup><var>n</var></sup>',
    ],
    ['<mi>sin</mi><mo>&#x2061;</mo><mi>x</mi>', 'sin<var>x</var>'],
    [
      '<mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>2</mn></mtd></mtr></mtable><mo>)</mo>',
      '(1\u20030<br>2)',
    ],
    [
      '<semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics>',
      '<var>x</var>',
    ],
    ['<mtext><script>alert(1)</script><b onclick="x">if</b></mtext>', 'alert(1)if'],
  ])('%s', (content, expected) => {
    expect(render(math(content))).toBe(`<p>${expected}</p>`);
  });

  it('shows a formula that KaTeX wrote twice only once', () => {
    const katex =
      '<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html" aria-hidden="true">x</span></span>';
    expect(render(`<p>a ${katex}</p>`)).toBe('<p>a <var>x</var></p>');
  });

  it('keeps a formula that KaTeX wrote only as HTML', () => {
    expect(render('<p><svg></svg><span class="katex-html">x</span></p>')).toBe('<p>x</p>');
  });

  it('shows a formula in display style on a line of its own', () => {
    expect(render('<p>a<math display="block"><mi>x</mi></math>b</p>')).toBe(
      '<p>a<span style="display:inline-block;width:100%;text-align:center"><var>x</var></span>b</p>',
    );
  });

  it('finishes at any depth', () => {
    const deep = `${'<math><mrow>'.repeat(30)}${'<mrow>'.repeat(400)}<mi>x</mi>`;
    expect(render(deep)).toContain('x');
  });
});

describe('drawings', () => {
  it.each([
    [
      'labels',
      '<svg viewBox="0 0 9 9"><g><text x="1">产量</text><text>2<tspan>1</tspan></text><path d="M0"/></g></svg>',
      '产量 21 ',
    ],
    [
      'title and description',
      '<svg><title>潮位图</title><desc>一天两次</desc><style>a{}</style></svg>',
      '潮位图 一天两次 ',
    ],
    [
      'HTML inside',
      '<svg><foreignObject><p>a <b onclick="x">b</b></p></foreignObject></svg>',
      '<section><p>a <b>b</b></p></section>',
    ],
    [
      'no code and no links',
      '<svg onload="x"><script>alert(1)</script><a xlink:href="javascript:x"><text>a</text></a></svg>',
      'a ',
    ],
  ])('%s', (_, html, expected) => {
    expect(render(`<div>${html}</div>`)).toBe(`<div>${expected.trim()}</div>`);
  });
});

describe('text from right to left', () => {
  it.each([
    [
      'paragraphs',
      '<div><p>السلام</p><p>海港</p></div>',
      '<div><p dir="auto">السلام</p><p>海港</p></div>',
    ],
    [
      'lists and quotes as a whole',
      '<ul><li>שלום</li><li>a</li></ul>',
      '<ul dir="auto"><li>שלום</li><li>a</li></ul>',
    ],
    [
      'sections with bare text',
      '<section><span style="font-weight:bold">سلام</span></section>',
      '<section dir="auto"><span style="font-weight:bold">سلام</span></section>',
    ],
    [
      'not where the CMS gave a direction',
      '<div dir="rtl"><p>سلام</p></div>',
      '<div dir="rtl"><p>سلام</p></div>',
    ],
  ])('%s', (_, html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe('hostile content', () => {
  it.each([
    ['kept line breaks', `<p style="white-space:pre">${'a\n'.repeat(300_000)}kept</p>`],
    [
      'kept empty lines',
      `<p style="white-space:pre">${'\n'.repeat(300_000)} x${' '.repeat(900_000)}kept</p>`,
    ],
    ['empty lines of code', `<pre><code>x${'\n'.repeat(2_000_000)}kept</code></pre>`],
    ['gradients', `<p style="background:${'gradient('.repeat(200_000)}">kept</p>`],
    ['colours', `<p style="background:gradient(${'rgb('.repeat(500_000)}">kept</p>`],
    [
      'shares of a row',
      `<p style="display:flex"><b style="flex:${'1 '.repeat(500_000)}">kept</b></p>`,
    ],
    ['declarations', `<p style="display:flex;${'flex-flow:;color:;'.repeat(100_000)}">kept</p>`],
    ['nested rows', `${'<div style="display:flex">'.repeat(20_000)}${'x'.repeat(1_000_000)}kept`],
    ['nested fractions', `<math>${'<mfrac>'.repeat(20_000)}${'<mi>x</mi>'.repeat(9_000)}kept`],
    ['nested drawings', `${'<svg><foreignObject>'.repeat(10_000)}kept`],
    ['letters from right to left', `${'<div>'.repeat(20_000)}${'س'.repeat(500_000)}<p>kept`],
  ])('finishes: %s', (_, content) => {
    const { result, ms } = measureCpuTime(() => render(content));
    expect(result.replace(/<[^>]*>/g, '')).toContain('kept');
    expect(ms).toBeLessThan(4000);
  });
});

describe('needsExtra', () => {
  it.each([
    ['<p style="text-align:center">a <b>b</b></p><ul><li>c</li></ul>', false],
    ['<MATH>', true],
    ['<p style="DISPLAY: Inline-Block">', true],
    ['<p style="white-space : pre-wrap">', true],
    ['<p style="text-indent: 2em; text-align:left;">', false],
    ["<p style='text-indent:0'>", false],
    ['<p style="line-height:28px">', true],
    ['<p style="border-top:1px solid">', true],
    ['<p style="border-radius:8px">', true],
    ['<p style="text-align:center; width: 28px">', true],
    ['<p style="text-indent:-2em">', true],
    ['<p style = text-align:left>', true],
    ['<p style="">', false],
    ['<td background=/a.png>', true],
    ['<p>سلام</p>', true],
    ['<p>&#1587;&#1604;</p>', true],
    ['<p>&#x633;&#X0644;</p>', true],
    ['<p>&#20013;&#x4e2d;&#39;&#160;&#8230;</p>', false],
  ])('%s: %s', (html, expected) => {
    expect(needsExtra(html)).toBe(expected);
  });
});
