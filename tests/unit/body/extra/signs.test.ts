import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { input, OPTIONS, outline } from '../helpers.ts';

const H = 'https://img.example.test';
const A = `${H}/a.jpg`;

const render = (content: string) =>
  outline(renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS)).replace(
    / (?:rel|loading|decoding|fetchpriority|data-i)(?:="[^"]*")?/g,
    '',
  );

describe('pictures that are signs keep the size of a sign', () => {
  it.each([
    ['a smiley by its class', `<img src="${A}" class="wp-smiley">`, [20, 20]],
    ['a large file of a smiley', `<img class="emoji" src="${A}" width="72" height="72">`, [20, 20]],
    ['a smiley by its address', `<img src="${H}/emoji/72/1.png">`, [20, 20]],
    ['a smiley by its text', `<img src="${A}" alt="🐟">`, [20, 20]],
    ['a smiley by its name', `<img src="${A}" alt="[微笑]">`, [20, 20]],
    ['em', `<img src="${A}" style="height:1.5em;max-height:2em">`, [30, 30]],
    [
      'em, with the ratio of the file',
      `<img src="${A}" width="400" height="200" style="height:1em">`,
      [40, 20],
    ],
    ['a width in em', `<img src="${A}" style="width:2em">`, [40, 40]],
    ['an icon by its class', `<img src="${A}" class="card-icon">`, [20, 20]],
    ['an icon of a file', `<img src="${H}/fileTypeImages/pdf.gif">`, [20, 20]],
    [
      'an icon by its name',
      `<img src="${H}/x/icon_pdf.gif" style="vertical-align:middle">`,
      [20, 20],
    ],
    ['a size in the address', `<img src="${H}/24x16/new.png">`, [24, 16]],
    ['a size in the name', `<img src="${H}/new-48x32.png?v=1">`, [48, 32]],
  ])('%s', (_, content, [width, height]) => {
    const alt = /alt="([^"]*)"/.exec(content)?.[1];
    const shown = `${/src="[^"]*"/.exec(content)?.[0]} width="${width}" height="${height}" alt${alt ? `="${alt}"` : ''}`;
    expect(render(`<p>${content}</p>`)).toBe(`<p><img ${shown}></p>`);
    expect(render(`<p>a ${content} b</p>`)).toBe(`<p>a <img ${shown}> b</p>`);
  });

  it.each([
    [
      'a photograph of an emoji',
      `<img src="${H}/emoji/1.png" width="800" height="600">`,
      'width="800" height="600"',
    ],
    ['a large size in the address', `<img src="${H}/800x600/a.png">`, 'data-unsized'],
    ['an icon in a word', `<img src="${H}/iconic/a.jpg" class="iconic">`, 'data-unsized'],
    ['a text in brackets', `<img src="${A}" alt="[渡口的清晨有雾]">`, 'data-unsized'],
  ])('but not %s', (_, content, expected) => {
    const html = render(`<p>${content}</p>`);
    expect(html).toContain(expected);
    expect(html).toContain('<figure class="pic">');
  });

  it.each([
    ['a counter', `<img src="${A}" width="1" height="1">`],
    ['a counter of a known name', `<img src="${H}/hm.gif?si=1">`],
    ['a spacer', `<img src="${H}/images/spacer.gif">`],
    [
      'a spacer by its style',
      `<img src="${A}" style="width:0;height:0px">`.replace('width:0;', 'width:0px;'),
    ],
  ])('removes %s', (_, content) => {
    expect(render(`<p>a</p><p>${content}</p>`)).toBe('<p>a</p>');
  });
});

describe('the size of a picture', () => {
  it.each([
    ['the attributes', 'width="640" height="360" style="width:300px;height:300px"', [640, 360]],
    ['those of a document', 'data-width="800" data-height="600"', [800, 600]],
    ['those of the messenger', 'data-w="1080" data-ratio="0.5"', [1080, 540]],
    ['the style', 'style="max-width:9px;width: 640px;height:360px"', [640, 360]],
    [
      'the style, beside a width in per cent',
      'width="100%" style="width:640px;height:360px"',
      [640, 360],
    ],
  ])('is read from %s', (_, attributes, [width, height]) => {
    expect(render(`<p><img src="${A}" ${attributes}></p>`)).toBe(
      `<figure class="pic"><img src="${A}" width="${width}" height="${height}" alt></figure>`,
    );
  });

  it.each([
    [
      'a small width in the style before that of the file',
      'data-w="600" data-ratio="0.5" style="width:40px !important"',
      [40, 20],
    ],
    ['a small width alone, as a square', 'style="width: 24px"', [24, 24]],
  ])('is %s', (_, attributes, [width, height]) => {
    expect(render(`<p><img src="${A}" ${attributes}></p>`)).toBe(
      `<p><img src="${A}" width="${width}" height="${height}" alt></p>`,
    );
  });
});

describe('pictures at addresses that no reader has', () => {
  it.each([
    ['of a disk', 'file:///C:/a.png'],
    ['of a mail', 'cid:image001.png@1'],
    ['of a browser', 'blob:https://cms.example.test/1-2'],
    ['of no host', 'images/a.png'],
    ['of a word processor', 'ms-appdata:///a.png'],
    ['none', ''],
  ])('%s: their text', (_, src) => {
    expect(render(`<p><img src="${src}" alt="Map of the port"></p>`)).toBe(
      '<p>Map of the port</p>',
    );
    expect(render(`<p>a</p><p><img src="${src}" alt="image001.png"></p>`)).toBe('<p>a</p>');
  });
});

describe('captions of other systems', () => {
  const figure = (src: string, caption: string, size = 'width="750" height="500" data-unsized') =>
    `<figure class="pic"><img src="${src}" ${size} alt><figcaption>${caption}</figcaption></figure>`;
  it.each([
    [
      'an attribute',
      `<img src="${A}" data-caption="渡口的&lt;em&gt;早晨&lt;/em&gt;">`,
      figure(A, '渡口的早晨'),
    ],
    [
      'a title',
      `<p><img src="${A}" title="站房的灯 记者摄"></p>`,
      figure(A, '站房的灯 <small>记者摄</small>'),
    ],
    [
      'no name of a file',
      `<p><img src="${A}" title="1605.jpg"></p>`,
      figure(A, '').replace('<figcaption></figcaption>', ''),
    ],
    [
      'no title of a sign',
      `<p><img src="${A}" title="a b" width="20" height="20"></p>`,
      `<p><img src="${A}" width="20" height="20" alt></p>`,
    ],
    [
      'a paragraph beside it',
      `<div class="wp-caption"><img src="${A}"><p class="wp-caption-text">候船的 <b>人</b></p></div>`,
      figure(A, '候船的 <b>人</b>'),
    ],
    [
      'a cell below it',
      `<table class="tr-caption-container"><tr><td><img src="${A}"></td></tr><tr><td class="tr-caption">图注</td></tr></table>`,
      figure(A, '图注'),
    ],
    [
      'a definition',
      `<dl class="wp-caption"><dt><img src="${A}"></dt><dd class="wp-caption-dd">图注</dd></dl>`,
      figure(A, '图注'),
    ],
    [
      'a caption of its own before a title',
      `<figure><img src="${A}" title="a b"><figcaption>c</figcaption></figure>`,
      figure(A, 'c'),
    ],
    [
      'no box with other text',
      `<div><img src="${A}"><p class="caption">b</p><p>c</p></div>`,
      `<div><figure class="pic"><img src="${A}" width="750" height="500" data-unsized alt></figure><p>b</p><p>c</p></div>`,
    ],
    ['no caption without an image', '<div><p class="caption">b</p></div>', '<div><p>b</p></div>'],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
  });
});

describe('cards of other systems', () => {
  const card = (href: string, title: string, note: string) =>
    `<figure class="embed"><a href="${href}"><b>${title}</b> <small>${note}</small></a></figure>`;
  it('are a link with the lines of the card, its picture and its sign', () => {
    const href = 'https://blog.example.test/ferry';
    expect(
      render(
        `<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="${href}"><div><div>江上百年渡</div><div>来历。</div><div><img class="kg-bookmark-icon" src="${H}/i.png"><span>小站</span><span>编者</span></div></div><div><img src="${A}" width="1200" height="630"></div></a><figcaption>延伸</figcaption></figure>`,
      ),
    ).toBe(
      `<figure class="pic"><a href="${href}"><img src="${A}" width="1200" height="630" alt></a></figure>` +
        card(
          href,
          '江上百年渡',
          `<img src="${H}/i.png" width="20" height="20" alt>来历。 · 小站 · 编者`,
        ) +
        '<p>延伸</p>',
    );
  });

  it.each([
    [
      'a file',
      `<div><a class="kg-file-card-container" href="${H}/t.pdf"><div><div>船期表</div><div>20 KB</div></div><svg><title>download-circle</title></svg></a></div>`,
      `<div>${card(`${H}/t.pdf`, '船期表', '20 KB')}</div>`,
    ],
    [
      'no controls of a player',
      '<div><div>晨间播报</div><div class="kg-audio-player"><button></button><span>0:00</span>/3:20<input type="range"><button>1&#215;</button></div></div>',
      '<div><div>晨间播报</div></div>',
    ],
    ['words beside a button', '<p class="player"><button>Play</button> 3</p>', '<p>Play 3</p>'],
    ['no link to code', '<a class="bookmark" href="javascript:x">a</a>', 'a'],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
  });
});
