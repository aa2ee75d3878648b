import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { renderBody } from '../../../src/body/pipeline.ts';
import type { BodyInput } from '../../../src/body/types.ts';
import { findCardPicture } from '../../../src/model/findCardPicture.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline } from './helpers.ts';

/** Images, players, footnotes and headings of foreign pages, through the whole pipeline. */
const render = (content: string, rest: Partial<BodyInput> = {}) =>
  renderBody(input(content, rest), OPTIONS, parseHtml, EXTRA_TRANSFORMS);

/** Removes attributes that other tests check: loading, size and relation of links. */
const html = (content: string, rest: Partial<BodyInput> = {}) =>
  outline(render(content, rest)).replace(
    / (?:width|height|rel|loading|decoding|fetchpriority|data-i|data-unsized)(?:="[^"]*")?/g,
    '',
  );

const A = 'https://img.example.test/a.jpg';
const B = 'https://img.example.test/b.jpg';
const C = 'https://img.example.test/c.jpg';
const picture = (src: string, alt = '') =>
  `<figure class="pic"><img src="${src}" alt${alt === '' ? '' : `="${alt}"`}></figure>`;

/** 24×16 and 1×1 pixels; only the first bytes are read. */
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))).toString('base64');
const PNG = `data:image/png;base64,${bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 24, 0, 0, 0, 16])}`;
const GIF = `data:image/gif;base64,${bytes('GIF89a', [24, 0, 16, 0])}`;
const JPEG = `data:image/jpeg;base64,${bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 24])}`;
const WEBP_LOSSY = `data:image/webp;base64,${bytes('RIFF0000WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 24, 0, 16, 0])}`;
const WEBP_LOSSLESS = `data:image/webp;base64,${bytes('RIFF0000WEBPVP8L', [0, 0, 0, 0, 0x2f, 23, 0xc0, 3, 0])}`;
const WEBP_EXTENDED = `data:image/webp;base64,${bytes('RIFF0000WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 15, 0, 0])}`;
const DOT = `data:image/gif;base64,${bytes('GIF89a', [1, 0, 1, 0])}`;
const BROKEN = `data:image/png;base64,${'A'.repeat(8193)}`;
const SVG = `data:image/svg+xml;base64,${bytes('<svg onload=alert(1)>')}`;

describe('images without a plain address', () => {
  it.each([
    ['srcset alone', `<img srcset="${A}">`, picture(A)],
    ['data-srcset alone', `<img data-srcset="${A} 1x">`, picture(A)],
    ['data-actualsrc alone', `<img data-actualsrc="${A}">`, picture(A)],
    ['an address of its own before any srcset', `<img src="${A}" srcset="${B} 2x">`, picture(A)],
    [
      'the narrowest that fills a phone',
      `<img srcset="${A} 320w, ${B} 800w, ${C} 1600w">`,
      picture(B),
    ],
    ['the widest when none fills a phone', `<img srcset="${A} 320w, ${B} 640w">`, picture(B)],
    ['two pixels for each of the phone', `<img srcset="${A}, ${B} 2x, ${C} 3x">`, picture(B)],
    [
      'addresses with commas',
      `<img srcset="${A}?w=1,h=2 1x, ${B}?w=2,h=3 2x">`,
      picture(`${B}?w=2,h=3`),
    ],
    ['no refused candidate', `<img srcset="javascript:alert(1) 2x, ${A} 1x">`, picture(A)],
    [
      'the sources of a <picture>',
      `<picture><source srcset="${A} 800w"><img alt="Pier"></picture>`,
      picture(A, 'Pier'),
    ],
    [
      'no format that old browsers do not show',
      `<picture><source type="image/avif" srcset="${A}"><source type="image/webp" srcset="${B}"><img></picture>`,
      picture(B),
    ],
    [
      'a placeholder in base64 before srcset',
      `<img src="${PNG}" data-srcset="${A} 2x">`,
      picture(A),
    ],
  ])('%s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });
});

describe('images in base64', () => {
  it.each([
    ['PNG', PNG],
    ['GIF', GIF],
    ['JPEG', JPEG],
    ['lossy WebP', WEBP_LOSSY],
    ['lossless WebP', WEBP_LOSSLESS],
    ['extended WebP', WEBP_EXTENDED],
  ])('shows a small %s in its line, with its own size', (_, src) => {
    expect(outline(render(`<p>a <img src="${src}" alt="sign"> b</p>`))).toBe(
      `<p>a <img src="${src}" width="24" height="16" alt="sign"> b</p>`,
    );
  });

  it('does not add them to the images that can be enlarged or shared', () => {
    const body = render(`<p><img src="${PNG}"></p><p><img src="${A}"></p>`);
    expect(body.pictures.map(({ url }) => url)).toEqual([A]);
    expect(outline(body)).toContain(
      `src="${A}" width="750" height="500" data-unsized alt loading="eager"`,
    );
  });

  it.each([
    [
      'a broken one',
      `<p><img src="${BROKEN}" alt="Map of the port"></p>`,
      '<p>Map of the port</p>',
    ],
    ['a broken one without text', `<p>a</p><p><img src="${BROKEN}"></p>`, '<p>a</p>'],
    ['SVG', `<p><img src="${SVG}" alt="Chart"></p>`, '<p>Chart</p>'],
    [
      'data that are not an image',
      '<p><img src="data:image/png;base64,AAAA" alt="Chart"></p>',
      '<p>Chart</p>',
    ],
    [
      'a broken one whose caption is the same text',
      `<figure><img src="${BROKEN}" alt="Map"><figcaption>Map</figcaption></figure>`,
      '<p>Map</p>',
    ],
    ['one pixel', `<p>a<img src="${DOT}" alt="x">b</p>`, '<p>ab</p>'],
  ])('keeps the text of %s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });

  it.each([
    ['another type', PNG.replace('image/png', 'image/jpg')],
    ['no type', PNG.replace('image/png', '')],
    ['parameters', PNG.replace(';base64', ';charset=utf-8;base64')],
    ['line breaks', PNG.replace('IHDR', 'IHDR').replace(/.{60}/g, '$&\n')],
    ['escaped signs', PNG.replace(/=/g, '%3D').replace(/\+/g, '%2B')],
  ])('reads one with %s by its bytes', (_, src) => {
    expect(outline(render(`<p>a <img src="${src}"> b</p>`))).toBe(
      `<p>a <img src="${PNG}" width="24" height="16" alt> b</p>`,
    );
  });

  it('shows a photograph as one, which can be enlarged and is no share picture', () => {
    const photograph = `data:image/png;base64,${bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 3, 0, 0, 0, 2, 0], Array(300_000).fill(7))}`;
    const { pictures } = render(`<p>a</p><p><img src="${photograph}"></p>`);
    expect(pictures).toEqual([{ url: photograph, caption: '', width: 768, height: 512 }]);
    expect(findCardPicture(pictures)).toBe('');
  });

  it('keeps at most 12 MB per body', { tags: ['sweep'] }, () => {
    const src = `${PNG}${'A'.repeat(5_600_000)}`;
    const body = html(`<p>${`<img src="${src}" alt="sign">`.repeat(3)}</p>`);
    expect(body.match(/<img/g)).toHaveLength(2);
    expect(body).toMatch(/>sign<\/p>$/);
  });
});

describe('figures without image', () => {
  it.each([
    ['is removed when empty', '<p>a</p><figure></figure><p>b</p>', '<p>a</p><p>b</p>'],
    ['is removed with an empty caption', 'a<figure><img><figcaption> </figcaption></figure>', 'a'],
    [
      'is replaced by its caption',
      '<figure><img src="javascript:x"><figcaption>Pier <b>5</b></figcaption></figure>',
      '<p>Pier <b>5</b></p>',
    ],
    [
      'is replaced by the paragraphs of its caption',
      '<figure><img><figcaption><p>a</p><p>b</p></figcaption></figure>',
      '<p>a</p><p>b</p>',
    ],
    [
      'is kept around other content',
      '<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>',
      '<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>',
    ],
  ])('%s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });
});

const card = (href: string, heading: string, source = '') =>
  `<figure class="embed embed-video"><a href="${href}"><b>${heading}</b>${source && ` <small>${source}</small>`}</a></figure>`;
const frame = (href: string, heading: string, source = '') =>
  card(href, heading, source).replace('embed embed-video', 'embed');

describe('players of video sites', () => {
  const youtube = card('https://www.youtube.com/watch?v=aB3-_x6Yz01', 'YouTube', 'youtube.com');
  const bilibili = card('https://www.bilibili.com/video/BV1xx411c7mD', '哔哩哔哩', 'bilibili.com');
  const tencent = card('https://v.qq.com/x/page/a0123456789.html', '腾讯视频', 'v.qq.com');
  const vimeo = card('https://vimeo.com/123456', 'Vimeo', 'vimeo.com');
  const dailymotion = card(
    'https://www.dailymotion.com/video/x8abcde',
    'Dailymotion',
    'dailymotion.com',
  );

  it.each([
    ['<iframe src="https://www.youtube.com/embed/aB3-_x6Yz01?rel=0"></iframe>', youtube],
    [
      '<iframe src="//www.youtube-nocookie.com/embed/aB3-_x6Yz01" title="YouTube video player"></iframe>',
      youtube,
    ],
    ['<iframe data-src="https://youtu.be/aB3-_x6Yz01"></iframe>', youtube],
    [
      '<object><param name="movie" value="https://www.youtube.com/v/aB3-_x6Yz01&hl=en"></object>',
      youtube,
    ],
    ['<embed src="https://www.youtube.com/v/aB3-_x6Yz01">', youtube],
    [
      '<video><source type="video/youtube" src="https://www.youtube.com/watch?v=aB3-_x6Yz01"></video>',
      youtube,
    ],
    [
      '<iframe src="https://www.youtube.com/embed/videoseries?list=PLabcdefghij"></iframe>',
      card('https://www.youtube.com/playlist?list=PLabcdefghij', 'YouTube', 'youtube.com'),
    ],
    [
      '<iframe src="//player.bilibili.com/player.html?aid=1&bvid=BV1xx411c7mD&cid=2"></iframe>',
      bilibili,
    ],
    [
      '<iframe src="https://player.bilibili.com/player.html?aid=170001&p=2"></iframe>',
      card('https://www.bilibili.com/video/av170001?p=2', '哔哩哔哩', 'bilibili.com'),
    ],
    [
      '<iframe src="https://www.bilibili.com/blackboard/html5mobileplayer.html?bvid=BV1xx411c7mD"></iframe>',
      bilibili,
    ],
    ['<iframe src="https://v.qq.com/txp/iframe/player.html?vid=a0123456789"></iframe>', tencent],
    [
      '<iframe class="video_iframe" data-src="https://v.qq.com/iframe/preview.html?width=500&vid=a0123456789"></iframe>',
      tencent,
    ],
    ['<iframe class="video_iframe" data-mpvid="a0123456789"></iframe>', tencent],
    ['<video data-vid="a0123456789"></video>', tencent],
    [
      '<embed src="https://imgcache.qq.com/tencentvideo_v1/playerv3/TPout.swf?vid=a0123456789">',
      tencent,
    ],
    [
      '<iframe data-mpvid="wxv_1234567890" data-src="https://mp.weixin.qq.com/mp/x"></iframe>',
      card(
        'https://mp.weixin.qq.com/mp/readtemplate?t=pages/video_player_tmpl&amp;action=mpvideo&amp;vid=wxv_1234567890',
        '微信',
        'mp.weixin.qq.com',
      ),
    ],
    ['<iframe src="https://player.vimeo.com/video/123456"></iframe>', vimeo],
    [
      '<iframe src="https://player.vimeo.com/video/123456?h=abcdef12&badge=0"></iframe>',
      card('https://vimeo.com/123456/abcdef12', 'Vimeo', 'vimeo.com'),
    ],
    ['<iframe src="https://www.dailymotion.com/embed/video/x8abcde"></iframe>', dailymotion],
    ['<iframe src="https://geo.dailymotion.com/player.html?video=x8abcde"></iframe>', dailymotion],
    [
      '<iframe title="How &lt;tides&gt; work" src="https://player.vimeo.com/video/123456"></iframe>',
      card('https://vimeo.com/123456', 'How &lt;tides&gt; work', 'Vimeo · vimeo.com'),
    ],
    [
      '<p>a <iframe src="https://player.vimeo.com/video/123456"></iframe> b</p>',
      `<p>a</p>${vimeo}<p>b</p>`,
    ],
    [
      '<embed src="https://player.youku.com/player.php/sid/XNDU2Nzg5MDEy/v.swf">',
      card('https://v.youku.com/v_show/id_XNDU2Nzg5MDEy.html', '优酷', 'v.youku.com'),
    ],
    [
      '<embed src="https://static.hdslb.com/miniloader.swf?aid=170001&page=2">',
      card('https://www.bilibili.com/video/av170001?p=2', '哔哩哔哩', 'bilibili.com'),
    ],
    ['<figure class="media"><oembed url="https://vimeo.com/123456"></oembed></figure>', vimeo],
    ['<iframe height="0" src="https://player.vimeo.com/video/123456"></iframe>', vimeo],
  ])('%s', (content, expected) => {
    expect(html(content)).toBe(expected);
  });

  it('sets the relation of every external link', () => {
    expect(outline(render('<iframe src="https://vimeo.com/1"></iframe>'))).toContain(
      '<a href="https://vimeo.com/1" rel="noopener nofollow ugc">',
    );
  });

  it.each([
    ['https://youtube.com.example.test/embed/aB3-_x6Yz01', 'youtube.com.example.test'],
    ['https://notyoutube.com/embed/aB3-_x6Yz01', 'notyoutube.com'],
    ['https://www.youtube.com/embed/%22%3E%3Cscript%3E', 'youtube.com'],
  ])('does not recognise %s as a player', (address, host) => {
    expect(html(`<iframe src="${address}"></iframe>`)).toBe(frame(address, host));
  });
});

describe('other frames, embeds and objects', () => {
  it.each([
    [
      'a page',
      '<iframe src="https://maps.example.test/x?y=1"></iframe>',
      frame('https://maps.example.test/x?y=1', 'maps.example.test'),
    ],
    [
      'a page with a title',
      '<iframe title="Map" src="https://www.example.test/"></iframe>',
      frame('https://www.example.test/', 'Map', 'example.test'),
    ],
    [
      'a document: the name of its file',
      '<embed src="https://example.test/a/%E8%88%B9%E6%9C%9F.pdf#page=2">',
      frame('https://example.test/a/%E8%88%B9%E6%9C%9F.pdf#page=2', '船期.pdf', 'example.test'),
    ],
    [
      'a document in a page that shows it',
      '<iframe src="https://docs.example.test/viewer?url=https%3A%2F%2Fexample.test%2Fa.docx&embedded=true"></iframe>',
      frame('https://example.test/a.docx', 'a.docx', 'example.test'),
    ],
    [
      'a document of another server',
      '<iframe src="/pdfjs/viewer.html?file=https://example.test/a.pdf"></iframe>',
      frame('https://example.test/a.pdf', 'a.pdf', 'example.test'),
    ],
    [
      'a document of the page that shows it',
      '<iframe src="https://example.test/pdfjs/viewer.html?file=/files/a.pdf"></iframe>',
      frame('https://example.test/files/a.pdf', 'a.pdf', 'example.test'),
    ],
    [
      'a video',
      '<iframe src="https://media.example.test/a.mp4"></iframe>',
      '[video https://media.example.test/a.mp4]',
    ],
    [
      'an audio file',
      '<embed src="https://media.example.test/a.m4a">',
      '[audio https://media.example.test/a.m4a]',
    ],
    ['a picture', `<object data="${A}" type="image/jpeg"></object>`, picture(A)],
    ['a counter', 'a<iframe width=1 height=1 src="https://example.test/c"></iframe>', 'a'],
    ['a hidden page', 'a<iframe style="display: none" src="https://example.test/c"></iframe>', 'a'],
    [
      'a page of no size',
      'a<iframe style="width:0;height:0" src="https://example.test/c"></iframe>',
      'a',
    ],
    ['a tracker', 'a<iframe src="https://www.googletagmanager.com/ns.html?id=x"></iframe>', 'a'],
    [
      'code',
      'a<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>x()</script>"></iframe>',
      'a',
    ],
    ['a page of the server that it was copied from', 'a<iframe src="/x.html"></iframe>', 'a'],
    [
      'Flash',
      '<embed src="https://example.test/a.swf">',
      frame('https://example.test/a.swf', 'a.swf', 'example.test'),
    ],
    [
      'the film of a player in Flash',
      '<embed src="https://example.test/p.swf" flashvars="autoplay=1&file=https://media.example.test/a.mp4">',
      '[video https://media.example.test/a.mp4]',
    ],
    [
      'the film in the address of one',
      '<object><param name="movie" value="https://example.test/p.swf?vcastr_file=https://media.example.test/a.flv"></object>',
      '[video https://media.example.test/a.flv]',
    ],
    [
      'the fallback of an object',
      '<object data="https://example.test/a.swf"><p>Read <b>on</b></p></object>',
      '<p>Read <b>on</b></p>',
    ],
    ['the fallback of an object without address', `<object><img src="${A}"></object>`, picture(A)],
    [
      'an object that can be shown: no fallback',
      '<object data="https://example.test/a.pdf">x</object>',
      frame('https://example.test/a.pdf', 'a.pdf', 'example.test'),
    ],
    [
      'an embed in an object',
      '<object><embed src="https://player.vimeo.com/video/1"></object>',
      card('https://vimeo.com/1', 'Vimeo', 'vimeo.com'),
    ],
  ])('%s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });
});

describe('content of noscript', () => {
  it.each([
    ['the only picture', `<p></p><noscript><img src="${A}"></noscript>`, picture(A)],
    [
      'the only player',
      '<noscript><iframe src="https://vimeo.com/1"></iframe></noscript>',
      card('https://vimeo.com/1', 'Vimeo', 'vimeo.com'),
    ],
    ['no text', 'a<noscript>Please turn scripts on.</noscript>', 'a'],
    [
      'the lazy image before it, once',
      `<img src="/blank.gif" data-src="${A}"><noscript><img src="${A}" alt="x"></noscript>`,
      picture(A),
    ],
    [
      'the lazy image after it, once',
      `<p></p><noscript><img src="${A}"></noscript><img data-src="${A}">`,
      picture(A),
    ],
    [
      'the lazy image in a wrapper, once',
      `<div><img src="/blank.gif" data-original="${A}"></div><noscript><img src="${A}"></noscript>`,
      `<div>${picture(A)}</div>`,
    ],
    [
      'another size of the lazy image beside it',
      `<img class="lazyload" src="/blank.gif"> <noscript><img src="${A}"></noscript>`,
      picture(A),
    ],
    [
      'another image than the one beside it',
      `<p><img src="${A}"></p><noscript><img src="${B}"></noscript>`,
      picture(A) + picture(B),
    ],
    [
      'the lazy player before it, once',
      '<iframe data-src="https://vimeo.com/1"></iframe><noscript><iframe src="https://vimeo.com/1"></iframe></noscript>',
      card('https://vimeo.com/1', 'Vimeo', 'vimeo.com'),
    ],
    [
      'a counter',
      'a<noscript><iframe src="https://www.googletagmanager.com/ns.html" height=0 width=0></iframe></noscript>',
      'a',
    ],
  ])('%s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });
});

describe('audio and video elements', () => {
  const M = 'https://media.example.test';
  it.each([
    [
      'the address of the element',
      `<video src="${M}/a.webm"><source src="${M}/b.mp4"></video>`,
      `[video ${M}/a.webm]`,
    ],
    ['data-src', `<video data-src="${M}/a.mp4"></video>`, `[video ${M}/a.mp4]`],
    [
      'data-src behind a blob',
      `<video src="blob:https://example.test/x" data-src="${M}/a.mp4"></video>`,
      `[video ${M}/a.mp4]`,
    ],
    [
      'the source that most browsers play',
      `<video><source src="${M}/a.flv"><source src="${M}/a.webm"><source src="${M}/a.mp4"></video>`,
      `[video ${M}/a.mp4]`,
    ],
    [
      'the audio file that most browsers play',
      `<audio><source src="${M}/a.ogg"><source src="${M}/a.m4a"></audio>`,
      `[audio ${M}/a.m4a]`,
    ],
    ['data-src of a source', `<audio><source data-src="${M}/a.mp3"></audio>`, `[audio ${M}/a.mp3]`],
    [
      'no refused source',
      `<video><source src="javascript:x"><source src="${M}/a.mp4"></video>`,
      `[video ${M}/a.mp4]`,
    ],
    [
      'the file that its fallback links to',
      `<audio>No audio. <a href="${M}/a.mp3">File</a></audio>`,
      `[audio ${M}/a.mp3]`,
    ],
    [
      'links when no source can be played',
      `<p>a</p><video>No video. <a href="${M}/page">Watch</a></video>`,
      `<p>a</p><a href="${M}/page">Watch</a>`,
    ],
    ['nothing without an address', 'a<video>No video.</video>', 'a'],
  ])('%s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });

  it('reads the poster of a lazy player', () => {
    const [segment] = render(`<video data-src="${M}/a.mp4" data-poster="${A}"></video>`).segments;
    expect(segment).toMatchObject({ video: { poster: A } });
  });
});

describe('footnotes and contents', () => {
  it.each([
    [
      'a note and its back link',
      '<p>a<sup id="r1"><a href="#n1">1</a></sup></p><ol><li id="n1">b <a href="#r1">↑</a></li></ol>',
      '<p>a<sup id="c-r1"><a href="#c-n1">1</a></sup></p><ol><li id="c-n1">b <a href="#c-r1">↑</a></li></ol>',
    ],
    [
      'names of a word processor',
      '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> b</p>',
      '<p>a<a id="c-_ftnref1" href="#c-_ftn1">[1]</a></p><p><a id="c-_ftn1" href="#c-_ftnref1">[1]</a> b</p>',
    ],
    [
      'contents',
      '<ul><li><a href="#注-1">One</a></li></ul><h2 id="注-1">One</h2>',
      `<ul><li><a href="#c-${encodeURIComponent('注')}-1">One</a></li></ul><h2 id="c-注-1">One</h2>`,
    ],
    [
      'an empty anchor marks its paragraph',
      '<a href="#x">to</a><p>a</p><p>b <a name="x"></a> c</p>',
      '<a href="#c-x">to</a><p>a</p><p id="c-x">b c</p>',
    ],
    [
      'an empty anchor before a heading marks it',
      '<p><a href="#x">to</a></p><p><a name="x"></a></p><h2>b</h2>',
      '<p><a href="#c-x">to</a></p><h2 id="c-x">b</h2>',
    ],
    [
      'an anchor of a span marks its paragraph',
      '<p><a href="#x">to</a></p><p><span id="x">a</span> b</p>',
      '<p><a href="#c-x">to</a></p><p id="c-x">a b</p>',
    ],
    [
      'two anchors of the same paragraph',
      '<p><a href="#x">1</a> <a href="#y">2</a></p><p><a name="x"></a><a name="y"></a>a</p>',
      '<p><a href="#c-x">1</a> <a href="#c-x">2</a></p><p id="c-x">a</p>',
    ],
    ['no id that no link leads to', '<p id="x">a <a href="#y">b</a></p>', '<p>a b</p>'],
    [
      'the first of two equal ids',
      '<p><a href="#x">to</a></p><p id="x">a</p><p id="x">b</p>',
      '<p><a href="#c-x">to</a></p><p id="c-x">a</p><p>b</p>',
    ],
    [
      'an id once where its paragraph is split',
      `<p><a href="#x">to</a></p><p id="x">a<img src="${A}" width=800 height=600>b</p>`,
      `<p><a href="#c-x">to</a></p><p id="c-x">a</p>${picture(A)}<p>b</p>`,
    ],
    [
      'ids with blanks, punctuation and kana',
      '<p><a href="#x%20y">1</a><a href="#一、（二）">2</a><a href="#ノート">3</a></p><p id="x y">a</p><p id="一、（二）">b</p><p id="ノート">c</p>',
      `<p><a href="#c-x.wy">1</a><a href="#c-${encodeURIComponent('一')}.9hd.1edk${encodeURIComponent('二')}.1edl">2</a><a href="#c-.9n2.9oc.9mw">3</a></p><p id="c-x.wy">a</p><p id="c-一.9hd.1edk二.1edl">b</p><p id="c-.9n2.9oc.9mw">c</p>`,
    ],
    [
      'ids that would be written alike, once each',
      '<p><a href="#x y">1</a><a href="#x.wy">2</a></p><p id="x y">a</p><p id="x.wy">b</p>',
      '<p><a href="#c-x.wy">1</a><a href="#c-x.wy2">2</a></p><p id="c-x.wy">a</p><p id="c-x.wy2">b</p>',
    ],
    [
      'footnotes with the address of the editor',
      '<p>a<a href="http://cms.example.test/edit/1#_ftn1" name="_ftnref1">[1]</a></p><p><a href="file:///C:/a.htm#_ftnref1" name="_ftn1">[1]</a> b</p>',
      '<p>a<a id="c-_ftnref1" href="#c-_ftn1">[1]</a></p><p><a id="c-_ftn1" href="#c-_ftnref1">[1]</a> b</p>',
    ],
    [
      'ids that a sanitiser has prefixed',
      '<p><a href="#fn-1">1</a></p><p id="user-content-fn-1">a</p>',
      '<p><a href="#c-fn-1">1</a></p><p id="c-fn-1">a</p>',
    ],
    [
      'no fragment of another page',
      '<p id="intro">a <a href="https://a.example.test/#intro">b</a> <a href="https://a.example.test/#fn9">c</a></p>',
      '<p>a <a href="https://a.example.test/#intro">b</a> <a href="https://a.example.test/#fn9">c</a></p>',
    ],
    [
      'no target outside the article',
      '<p><a href="#comments">a</a> <a href="#">b</a></p>',
      '<p>a b</p>',
    ],
    [
      'a per cent sign of its own',
      '<p id="50%">a <a href="#50%">b</a></p>',
      '<p id="c-50.11">a <a href="#c-50.11">b</a></p>',
    ],
    [
      'targets on the other side of a video',
      '<p>a <a href="#x">b</a></p><video src="https://media.example.test/a.mp4"></video><p id="x">c</p>',
      '<p>a <a href="#c-x">b</a></p>[video https://media.example.test/a.mp4]<p id="c-x">c</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(html(content)).toBe(expected);
  });

  it('finishes with very many long names', { tags: ['sweep'] }, () => {
    const name = 'x'.repeat(80);
    const many = Array.from(
      { length: 9_000 },
      (_, n) => `<a href="#${name}${n}">a</a><p id="${name}${n}">b</p>`,
    );
    const { ms } = measureCpuTime(() => html(many.join('')));
    expect(ms).toBeLessThan(4000);
  });

  it('finishes with very many anchors', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, n) => `<a href="#x${n}"></a><a name="x${n}"></a>`,
    );
    expect(html(`<p>${many.join('')}</p>`)).toBe('');
  });
});

describe('the title of a collected article', () => {
  const title = 'The harbour opens';
  it.each([
    [
      'WeChat',
      `<h2 class="rich_media_title" id="activity-name">\n The  harbour opens\u200b </h2><p>a</p>`,
      '<p>a</p>',
    ],
    ['an h1', `<p>Today</p><h1>${title}</h1><p>a</p>`, '<p>Today</p><p>a</p>'],
    ['another h1', '<h1>The port</h1><p>a</p>', '<h2>The port</h2><p>a</p>'],
    ['the heading that it opens with, beside an h1', `<h3>${title}</h3><h1>b</h1>`, '<h2>b</h2>'],
    [
      'a later heading with the same text',
      `<h1>b</h1><h3>${title}</h3><p>a</p>`,
      `<h2>b</h2><h3>${title}</h3><p>a</p>`,
    ],
  ])('%s', (_, content, expected) => {
    expect(html(content, { title })).toBe(expected);
  });

  it('keeps headings of an article without title', () => {
    expect(html('<h1>&#8203;</h1><h1>a</h1>', { title: '' })).toBe('<h2>\u200b</h2><h2>a</h2>');
  });
});

describe('content that was rendered before', () => {
  it.each([
    ['cards', '<p>a</p><iframe src="https://vimeo.com/1" title="Tides"></iframe>'],
    [
      'footnotes',
      '<p>a<sup id="r1"><a href="#n1">1</a></sup></p><p id="n1">b <a href="#r1">↑</a></p>',
    ],
    ['images in base64', `<p>a <img src="${PNG}" alt="sign"> b</p>`],
  ])('does not change %s', (_, content) => {
    const once = outline(render(content));
    expect(outline(render(once))).toBe(once);
  });
});
