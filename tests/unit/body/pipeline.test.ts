import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { renderBody } from '../../../src/body/pipeline.ts';
import type { BodyInput, BodyOptions } from '../../../src/body/types.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline, picture, video } from './helpers.ts';

const render = (
  content: string,
  rest: Partial<BodyInput> = {},
  options: Partial<BodyOptions> = {},
) => renderBody(input(content, rest), { ...OPTIONS, ...options }, parseHtml, EXTRA_TRANSFORMS);

describe('renderBody', () => {
  it('converts a document of the CMS to clean paragraphs and figures', () => {
    const content = `<html>
 <head></head>
 <body>
  <p style="text-align: center;">
   <!--IMAGEARRAY#0--></p>
  <p style="text-indent: 2em;"><span style="font-size: 16px; white-space: normal;" class="x">The harbour
   opens at &lt;five&gt;.</span></p>
  <p><br></p>
 </body>
</html>`;
    const body = render(content, { pictures: [picture({ caption: 'A & B' })] });
    expect(outline(body)).toBe(
      '<figure class="pic"><img src="https://img.example.test/a.jpg" width="800" height="600" alt="A &amp; B"' +
        ' loading="eager" fetchpriority="high" decoding="async" data-i="0"><figcaption>A &amp; B</figcaption></figure>' +
        '<p style="text-indent:2em"><span style="font-size:calc(var(--text)*0.4267rem)">The harbour opens at &lt;five&gt;.</span></p>',
    );
    expect(body.pictures).toEqual([
      { url: 'https://img.example.test/a.jpg', caption: 'A & B', width: 800, height: 600 },
    ]);
  });

  it('shows the text in hidden wrappers', () => {
    const body = render(
      '<div style="visibility: hidden; opacity: 0;"><p style="display:none">a</p></div>',
    );
    expect(outline(body)).toBe('<div><p>a</p></div>');
  });

  it('splits blocks around media and keeps their attributes', () => {
    const content =
      '<section style="text-align:center"><p>a <!--VIDEOARRAY#0--> b</p></section><p>c</p>';
    expect(outline(render(content, { videos: [video()] }))).toBe(
      '<section style="text-align:center"><p>a</p></section>[video https://media.example.test/a.mp4]' +
        '<section style="text-align:center"><p>b</p></section><p>c</p>',
    );
  });

  it('creates no empty segment beside media', () => {
    const content = '<div><p>\n <!--VIDEOARRAY#0--> </p></div><p>&nbsp;</p>';
    expect(render(content, { videos: [video()] }).segments).toHaveLength(1);
  });

  it.each([
    ['after the third paragraph', '<p>a</p><p>b</p><p>c</p><p>d</p>', ['<p>a</p><p>b</p><p>c</p>']],
    [
      'not counting what is no paragraph',
      '<h2>x</h2><p>a</p><ul><li>y</li></ul><p>b</p><p>c</p>z',
      ['<h2>x</h2><p>a</p><ul><li>y</li></ul><p>b</p><p>c</p>'],
    ],
    [
      'across a video',
      '<p>a</p><p>b</p><!--VIDEOARRAY#0--><p>c</p><p>d</p><p>e</p><p>f</p>',
      ['', '<p>c</p>'],
    ],
    [
      'across a video, not counting a heading before it',
      '<h2>x</h2><p>a</p><p>b</p><!--VIDEOARRAY#0--><p>c</p><p>d</p>',
      ['', '<p>c</p>'],
    ],
    [
      'only once',
      `${'<p>a</p>'.repeat(3)}<!--VIDEOARRAY#0-->${'<p>b</p>'.repeat(6)}`,
      ['<p>a</p>'.repeat(3), ''],
    ],
    [
      'not after a heading in bold',
      '<p>a</p><p>b</p><p><span><b>H</b></span></p><p>c</p>',
      ['<p>a</p><p>b</p><p><b>H</b></p><p>c</p>'],
    ],
    ['nowhere in two paragraphs', '<p>a</p><p>b</p>', ['']],
  ])('has the place of the first ad %s', (_, content, before) => {
    const { segments } = render(content, { videos: [video()] });
    const texts = segments.filter((segment) => segment.kind === 'html');
    expect(texts.map(({ html, adAt = 0 }) => html.slice(0, adAt))).toEqual(before);
  });

  it('numbers images across segments and marks one lead image', () => {
    const pictures = [0, 1, 2].map((n) =>
      picture({
        ref: `<!--IMAGEARRAY#${n}-->`,
        url: `https://img.example.test/${n}.jpg`,
        caption: `c${n}`,
      }),
    );
    const body = render(
      '<p><!--IMAGEARRAY#2--></p><!--VIDEOARRAY#0--><p><!--IMAGEARRAY#0--></p><table><tr><td><!--IMAGEARRAY#1--></td></tr></table>',
      { pictures, videos: [video()] },
    );
    expect(body.pictures.map(({ caption }) => caption)).toEqual(['c2', 'c0', 'c1']);
    const html = outline(body);
    body.pictures.forEach(({ url }, index) => {
      expect(html).toMatch(new RegExp(`<img src="${url}"[^>]* data-i="${index}">`));
    });
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.indexOf('eager')).toBeLessThan(html.indexOf('[video'));
  });

  it('reports no size for an image of unknown size', () => {
    const body = render('<p><!--IMAGEARRAY#0--></p>', {
      pictures: [picture({ width: 0, height: 0 })],
    });
    expect(body.pictures[0]).toMatchObject({ width: 0, height: 0 });
    expect(outline(body)).toContain('width="750" height="500" data-unsized alt');
  });

  it('escapes captions of markers as text', () => {
    const body = render('<!--IMAGEARRAY#0-->', {
      pictures: [picture({ caption: '<img onerror=x> "a"' })],
    });
    expect(outline(body)).toContain('<figcaption>&lt;img onerror=x&gt; "a"</figcaption>');
    expect(outline(body)).toContain('alt="&lt;img onerror=x&gt; &quot;a&quot;"');
  });

  it('keeps the layout of 135-editor content but removes its scripts', () => {
    const html =
      '<section class="_135editor"><p style="font-size:16px;position:fixed">a\n  b</p>\n<p></p><script>x</script><hr class="pagebreak"></section>';
    expect(outline(render(html, {}, { replaceNbsp: true }))).toBe(
      '<section><p style="font-size:calc(var(--text)*16px)">a\n  b</p>\n<p></p><hr></section>',
    );
  });

  it('suffixes addresses by the mode of the page', () => {
    const pictures = [picture()];
    const address = (options: Partial<BodyOptions>) =>
      render('<!--IMAGEARRAY#0-->', { pictures }, options).pictures[0]?.url;
    const imageSuffixPath = 'https://img.example.test/';
    expect(address({ imageSuffixPath })).toBe('https://img.example.test/a.jpg.2');
    expect(address({ imageSuffixPath, original: true })).toBe('https://img.example.test/a.jpg');
  });

  it('accepts wrongly nested fragments (digital newspaper)', () => {
    expect(outline(render('<p> <p>a</p> <p>b</p> </p>'))).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    ['empty', ''],
    ['blank', '<html><body>\n <p>&nbsp;</p> </body></html>'],
    ['markers without items', '<p><!--IMAGEARRAY#0--></p><!--VIDEOS#1-->'],
  ])('has no segments when the body is %s', (_, content) => {
    expect(render(content)).toEqual({ segments: [], pictures: [] });
  });

  it('keeps the rows of a list of 5,000 people, and the picture after it', () => {
    const row = `<tr>${'<td>name</td>'.repeat(6)}</tr>`;
    const { result, ms } = measureCpuTime(() =>
      render(`<table>${row.repeat(5000)}</table><p><img src="/seal.png"></p>`),
    );
    expect(outline(result).match(/<tr>/g)).toHaveLength(5000);
    expect(result.pictures).toHaveLength(1);
    expect(ms).toBeLessThan(6000);
  });

  it('keeps rows as lines, and pictures, when a table is larger than any list', {
    tags: ['sweep'],
  }, () => {
    const row = `<tr>${'<td>name</td>'.repeat(20)}</tr>`;
    const { segments, pictures } = render(
      `<table>${row.repeat(5000)}</table><p><img src="/seal.png"></p>`,
    );
    expect(outline({ segments, pictures })).toContain('<p>name | name |');
    expect(outline({ segments, pictures }).match(/<p>name/g)).toHaveLength(5000);
    expect(pictures).toHaveLength(1);
  });

  it.each([
    ['500 levels deep', `${'<div>'.repeat(500)}<p>kept</p>${'</div>'.repeat(500)}`],
    ['deeper than any stack', `${'<b><i>'.repeat(100_000)}kept`],
    ['2 MB of paragraphs', `${'<p>x</p>'.repeat(250_000)}<p>kept</p>`],
    ['2 MB of text', `${'word '.repeat(400_000)}kept`],
    ['2 MB of pictures', `${'<img src=/a.jpg>'.repeat(125_000)}kept`],
    ['2 MB of one attribute', `<p style="${'a('.repeat(1_000_000)}">kept`],
    [
      'more formatting than a parser can repeat',
      `${Array.from({ length: 50_000 }, (_, i) => `<b id=${i}>`).join('')}${'<p>x'.repeat(200_000)}kept`,
    ],
  ])('keeps the text and finishes: %s', (_, content) => {
    const { result, ms } = measureCpuTime(() => outline(render(content)));
    expect(result.replace(/<[^>]*>/g, '')).toMatch(/kept$/);
    // Takes well under a second; the limit allows for a slow machine.
    expect(ms).toBeLessThan(4000);
  });
});
