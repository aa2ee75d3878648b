import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { input, OPTIONS, outline } from '../helpers.ts';

const render = (content: string) =>
  renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS);

/** Renders as a template does, without the attributes that every image and link has. */
function show(content: string): string {
  expect(needsExtra(content)).toBe(true);
  return outline(render(content)).replace(
    / (?:rel|loading|decoding|fetchpriority|width|height)="[^"]*"| data-(?:unsized|i="\d+")/g,
    '',
  );
}

const H = 'https://media.example.test';
const FILM = `${H}/a.mp4`;
const VIDEO = `[video ${FILM}]`;
const card = (href: string, heading: string, source: string) =>
  `<figure class="embed"><a href="${href}"><b>${heading}</b> <small>${source}</small></a></figure>`;
const YOUTUBE =
  '<figure class="embed embed-video"><a href="https://www.youtube.com/watch?v=aB3-_x6Yz01"><b>YouTube</b> <small>youtube.com</small></a></figure>';

describe('pictures that stand for a video in an editor', () => {
  it.each([
    [
      'the address in an attribute',
      `<p><img class="edui-upload-video" _url="${FILM}" src="/ueditor/themes/videologo.gif" width="420"></p>`,
    ],
    ['a data attribute', `<img class="video" data-video="${FILM}" src="/spacer.gif">`],
    [
      'markup in an attribute',
      `<img class="cke_video" src="/x.gif" data-cke-realelement="${encodeURIComponent(`<video src="${FILM}"></video>`)}">`,
    ],
    [
      'Flash as markup',
      `<img class="ke-flash" data-ke-tag="${encodeURIComponent(`<embed src="${FILM}" type="x-mplayer2">`)}">`,
    ],
    ['an empty box', `<div class="video-wrap" data-url="${FILM}"><span></span></div>`],
  ])('%s', (_, content) => {
    expect(show(content)).toBe(VIDEO);
  });

  it('keeps a picture of its own as poster', () => {
    const { segments } = render(`<img data-mp4="${FILM}" src="${H}/still.jpg">`);
    expect(segments).toMatchObject([{ kind: 'video', video: { poster: `${H}/still.jpg` } }]);
  });

  it.each([
    ['of a site', '<img data-url="https://youtu.be/aB3-_x6Yz01" src="/a.gif">', YOUTUBE],
    [
      'settings of a player',
      `<div class="player" data-config='{"url":"https:\\/\\/media.example.test\\/a.mp4","x":1}'></div>`,
      VIDEO,
    ],
    ['a film that it links to', `<a href="${FILM}"><img src="${H}/a.png"></a>`, VIDEO],
    [
      'of a site in an empty box',
      '<div data-oembed-url="https://youtu.be/aB3-_x6Yz01"></div>',
      YOUTUBE,
    ],
    ['of a component', '<lite-youtube videoid="aB3-_x6Yz01"></lite-youtube>', YOUTUBE],
    [
      'a plain picture',
      `<img data-link="${H}/page" src="${H}/a.png">`,
      `<figure class="pic"><img src="${H}/a.png" alt></figure>`,
    ],
    ['a box with text', `<div class="video" data-url="${FILM}">Text</div>`, '<div>Text</div>'],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });
});

describe('frames with a document of their own', () => {
  it.each([
    [
      'its text',
      '<iframe srcdoc="<style>p{}</style><p onclick=x()>Tide &lt;b&gt;high&lt;/b&gt;</p>"></iframe>',
      '<div><p>Tide <b>high</b></p></div>',
    ],
    ['its video', `<iframe srcdoc="<video src='${FILM}'></video>"></iframe>`, VIDEO],
    [
      'its name without text',
      '<iframe title="Tides" srcdoc="<script>x()</script>"></iframe>',
      '<p>Tides</p>',
    ],
    [
      'its address without text',
      `<iframe srcdoc="<script>x()</script>" src="${H}/p"></iframe>`,
      `<figure class="embed"><a href="${H}/p"><b>media.example.test</b></a></figure>`,
    ],
    [
      'a frame in a frame only once',
      `<iframe srcdoc="a<iframe srcdoc='b<script>'></iframe>"></iframe>`,
      '<div>a</div>',
    ],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });
});

describe('posts of other sites', () => {
  it.each([
    [
      'text with its link',
      '<blockquote class="twitter-tweet"><p>Fog</p><a href="https://x.example.test/1">May 1</a></blockquote><script async src="w.js"></script>',
      '<blockquote><p>Fog</p><a href="https://x.example.test/1">May 1</a></blockquote>',
    ],
    [
      'text without a link',
      '<blockquote class="tiktok-embed" cite="https://www.tiktok.example.test/v/1"><p>Fog</p></blockquote>',
      '<blockquote><p>Fog</p><p><a href="https://www.tiktok.example.test/v/1">tiktok.example.test</a></p></blockquote>',
    ],
    [
      'a link alone',
      '<blockquote class="twitter-tweet"><a href="https://x.example.test/1"></a></blockquote><script src="w.js"></script>',
      card('https://x.example.test/1', 'x.example.test', '').replace(' <small></small>', ''),
    ],
    [
      'an address alone',
      '<div class="fb-post" data-href="https://f.example.test/1"></div>',
      card('https://f.example.test/1', 'f.example.test', '').replace(' <small></small>', ''),
    ],
    [
      'a script',
      '<p></p><script async src="https://telegram.org/js/telegram-widget.js?22" data-telegram-post="port/68"></script>',
      card('https://t.me/port/68', 't.me', '').replace(' <small></small>', ''),
    ],
    [
      'code of a site',
      '<p></p><script src="https://gist.github.com/port/1a2b.js"></script>',
      card('https://gist.github.com/port/1a2b', 'gist.github.com', '').replace(
        ' <small></small>',
        '',
      ),
    ],
    ['other scripts', 'a<script src="https://x.example.test/a.js"></script>', 'a'],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });
});

describe('media elements', () => {
  it.each([
    [
      'a picture alone',
      `<video poster="${H}/p.jpg"></video>`,
      `<figure class="pic"><img src="${H}/p.jpg" alt></figure>`,
    ],
    ['an address of a script', `<video data-mp4="${FILM}"></video>`, VIDEO],
  ])('%s', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it('keep their captions', () => {
    const { segments } = render(
      `<video src="${FILM}"><track kind="metadata" src="/m.vtt"><track kind="subtitles" src="/a.vtt"><track default src="/b.vtt"></video>`,
    );
    expect(segments).toMatchObject([{ video: { captions: '/b.vtt' } }]);
  });
});

describe('addresses on a line of their own', () => {
  it.each([
    ['of a video', '<p>https://youtu.be/aB3-_x6Yz01</p>', YOUTUBE],
    ['of a film', `<p><span>${FILM}</span></p>`, VIDEO],
    [
      'of a page',
      '<p> https://a.example.test/x?y=1&amp;z </p>',
      '<p><a href="https://a.example.test/x?y=1&amp;z">https://a.example.test/x?y=1&amp;z</a></p>',
    ],
    [
      'between line breaks',
      '<p>See<br>https://a.example.test/<br>b</p>',
      '<p>See<br><a href="https://a.example.test/">https://a.example.test/</a><br>b</p>',
    ],
  ])('%s is a player or link', (_, content, expected) => {
    expect(show(content)).toBe(expected);
  });

  it.each([
    [
      'in a sentence',
      '<p>See https://a.example.test/ there<img src="/a.png" width="20" height="20"></p>',
    ],
    ['in a link', '<p><a href="https://a.example.test/">https://b.example.test/</a></p>'],
    ['in code', '<pre>https://a.example.test/</pre>'],
  ])('%s is left', (_, content) => {
    expect(show(content).replace(/<img[^>]*>/, '')).toBe(content.replace(/<img[^>]*>/, ''));
  });
});
