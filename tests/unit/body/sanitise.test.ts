import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { sanitiseHtml } from '../../../src/body/sanitiseHtml.ts';
import { sanitise } from '../../../src/body/settle.ts';
import { element } from '../../../src/body/tree.ts';
import { apply } from './helpers.ts';

/** The sanitiser must be safe by itself, independent of the steps before it. */
describe('sanitise', () => {
  it('removes comments', () => {
    expect(sanitise(parseHtml('a<!-- for the desk: b -->'))).toMatchObject([{ value: 'a' }]);
  });

  it.each([
    ['scripts', 'a<script>alert(1)</script>', 'a'],
    ['handlers', '<p onclick="x()" onmouseover=x>a</p>', '<p>a</p>'],
    ['ids and names', '<a id=x name=y href="/a">a</a>', '<a href="/a">a</a>'],
    [
      'foreign classes',
      '<figure class="evil"><div class="scroll">a</div></figure>',
      '<figure><div class="scroll">a</div></figure>',
    ],
    ['our classes elsewhere', '<p class="pic">a</p>', '<p>a</p>'],
    ['code in links', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['code in pictures', '<img src="data:image/svg+xml,x" srcset=x>', '<img>'],
    [
      'frames, forms, metadata',
      '<iframe src=/x></iframe><form action=/x><input></form><base href=/x><meta><link>',
      '',
    ],
    ['svg and math', '<svg onload=x><a href=/x>a</a></svg><math><mtext>b</mtext></math>', ''],
    [
      'styles that were not cleaned',
      '<p style="position:fixed">a</p><p style="color:red">b</p>',
      '<p>a</p><p>b</p>',
    ],
    [
      'cleaned styles',
      '<p style="--c:red;margin:0 auto">a</p>',
      '<p style="--c:red;margin:0 auto">a</p>',
    ],
    ['ids of other forms', '<p id="c-x y">a</p><p id="comments">b</p>', '<p>a</p><p>b</p>'],
    ['ids of footnotes', '<p id="c-注:1.a">a</p>', '<p id="c-注:1.a">a</p>'],
    [
      'inline images: raster formats only',
      '<img src="data:image/png;base64,AA=="><img src="data:image/svg+xml;base64,AA=="><img src="data:text/html;base64,AA=="><img src="DATA:image/png;base64,AA==">',
      '<img src="data:image/png;base64,AA=="><img><img><img>',
    ],
    [
      'cards of embeds, with our classes only',
      '<figure class="embed"></figure><figure class="embed embed-video"></figure><figure class="embed x"></figure>',
      '<figure class="embed"></figure><figure class="embed embed-video"></figure><figure></figure>',
    ],
    [
      'invalid numbers',
      '<td><ol start="1e9" type="x"><li value="-1.5">a</li></ol>',
      '<ol><li>a</li></ol>',
    ],
    ['own roles only', '<div role="alert" tabindex="5" aria-label="x">a</div>', '<div>a</div>'],
    [
      'own data attributes only',
      '<img data-i="0" data-x="1" data-unsized data-i2=3>',
      '<img data-i="0" data-unsized>',
    ],
    ['targets', '<a href="/a" target="_top" rel="opener">a</a>', '<a href="/a">a</a>'],
  ])('%s', (_, html, expected) => {
    expect(apply(sanitise, html)).toBe(expected);
  });

  it('drops media nodes that were left in the tree', () => {
    const segment = {
      kind: 'audio' as const,
      audio: { url: '', title: '', description: '', durationS: 0, selfMedia: false },
    };
    expect(sanitise([element('p', {}, [{ type: 'media', segment }])])).toEqual([element('p')]);
  });
});

describe('sanitiseHtml', () => {
  it.each([
    ['text and marks', '<p>a <b>b</b> &lt;i&gt;</p>', '<p>a <b>b</b> &lt;i&gt;</p>'],
    [
      'links by the filter',
      '<a href=" HTTPS://Example.test/a">a</a>',
      '<a href="https://example.test/a" rel="noopener nofollow ugc">a</a>',
    ],
    ['links with a refused address', '<a href="javascript:alert(1)">a</a>', 'a'],
    [
      'images by the filter',
      '<img src=x onerror=alert(1)><img src="/a.png" width=20 height=20>',
      '<img src="/a.png" width="20" height="20" alt>',
    ],
    ['styles by the list', '<p style="color:red;position:fixed">a</p>', '<p style="--c:red">a</p>'],
    ['nesting as the browser reads it', '<p>a<div>b</div>c</p>', '<p>a</p><div>b</div>c<p></p>'],
    ['whole documents', '<html><head><title>x</title></head><body>a</body></html>', 'a'],
    ['comments', 'a<!--IMAGEARRAY#0-->b', 'ab'],
    ['nothing', '', ''],
  ])('%s', (_, html, expected) => {
    const clean = sanitiseHtml(html, parseHtml);
    expect(clean).toBe(expected);
    expect(sanitiseHtml(clean, parseHtml), 'sanitised twice').toBe(clean);
  });
});
