import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline } from '../helpers.ts';

const H = 'https://img.example.test';
const A = `${H}/a.png`;

const render = (content: string) =>
  outline(renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS)).replace(
    / (?:rel|loading|decoding|fetchpriority|data-i|data-unsized)(?:="[^"]*")?/g,
    '',
  );

/** An image of the size that is reserved for unknown ones, or of its own. */
const picture = (src: string, caption = '', [width, height] = [750, 500]) =>
  `<figure class="pic"><img src="${src}" width="${width}" height="${height}" alt>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const line = (title: string, note = '') =>
  `<p><b>${title}</b>${note && ` <small>${note}</small>`}</p>`;
const link = (href: string, title: string, host: string) =>
  `<figure class="embed"><a href="${href}"><b>${title}</b> <small>${host}</small></a></figure>`;

describe('cards of messengers', () => {
  it.each([
    [
      'a voice',
      '<mpvoice class="x" name="夜航船 第三期" voice_encode_fileid="MzA4abc" play_length="754000"></mpvoice>',
      line('夜航船 第三期'),
    ],
    [
      'a sound with an author',
      '<mp-common-mpaudio name="晨间播报" author="小站电台" src="/cgi-bin/readtemplate?t=x"></mp-common-mpaudio>',
      line('晨间播报', '小站电台'),
    ],
    [
      'a video with its picture',
      `<section><mp-common-videosnap data-id="export/x" data-desc="最后一班船" data-nickname="江畔视频" data-url="${A}" data-width="720" data-height="960"></mp-common-videosnap></section>`,
      `<section>${picture(A, '最后一班船 江畔视频', [720, 960])}</section>`,
    ],
    [
      'an account with its portrait, which is no picture of the text',
      `<mp-common-profile data-id="MzAw" data-nickname="江畔晚报" data-alias="jp_1" data-signature="每天一篇" data-headimg="${A}"></mp-common-profile>`,
      `<p><img src="${A}" width="66" height="66" alt> <b>江畔晚报</b> <small>每天一篇</small></p>`,
    ],
    [
      'a mini program',
      `<mp-miniprogram data-miniprogram-appid="wx00" data-miniprogram-nickname="江畔购票" data-miniprogram-path="pages/index" data-miniprogram-title="订船票" data-miniprogram-imageurl="${A}"></mp-miniprogram>`,
      picture(A, '订船票 江畔购票'),
    ],
    [
      'music',
      '<qqmusic music_name="渡口" singer="无名乐队" musicid="1" mid="002abc"></qqmusic>',
      line('渡口', '无名乐队'),
    ],
    [
      'a place',
      '<mp-common-poi data-name="望潮渡" data-address="滨江路 1 号"></mp-common-poi>',
      line('望潮渡', '滨江路 1 号'),
    ],
    [
      'beside text in a paragraph',
      '<p>听：<mpvoice name="夜航船"></mpvoice></p>',
      `<p>听：</p>${line('夜航船')}`,
    ],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
    expect(needsExtra(content)).toBe(true);
  });
});

describe('elements that nobody knows', () => {
  it.each([
    ['their content', '<x-box title="t"><p>a</p></x-box>', '<p>a</p>'],
    ['their fallback', `<x-player name="n"><img src="${A}"></x-player>`, picture(A)],
    [
      'their content as a link',
      '<at href="https://doc.example.test/d" title="t">a <b>b</b></at>',
      '<a href="https://doc.example.test/d">a <b>b</b></a>',
    ],
    ['a title', '<x-card title="江上 &lt;b&gt;百年&lt;/b&gt; 渡"></x-card>', line('江上 百年 渡')],
    [
      'an alternative text',
      '<x-icon-view alt="Map of the port"></x-icon-view>',
      line('Map of the port'),
    ],
    [
      'a link',
      '<x-card title="Tides" href="https://blog.example.test/t"></x-card>',
      link('https://blog.example.test/t', 'Tides', 'blog.example.test'),
    ],
    [
      'a picture with a link',
      `<x-card data-title="Tides" cover="${A}" url="https://b.example.test/"></x-card>`,
      `<figure class="pic"><a href="https://b.example.test/"><img src="${A}" width="750" height="500" alt></a><figcaption>Tides</figcaption></figure>`,
    ],
    ['an image component', `<el-image src="${A}"></el-image>`, picture(A)],
    [
      'a shape of a word processor',
      `<v:shape id="x"><v:imagedata src="${A}" o:title="Chart"></v:imagedata></v:shape>`,
      picture(A).replace(' alt>', ' alt="Chart">'),
    ],
    [
      'a file as a player',
      `<x-song title="渡口 之歌" audiourl="https://m.example.test/a.mp3"></x-song>`,
      `${line('渡口 之歌')}[audio https://m.example.test/a.mp3]`,
    ],
    [
      'the picture before the portrait',
      `<x-film title="a b" data-headimg="/h.png" data-cover="${A}"></x-film>`,
      picture(A, 'a b'),
    ],
    ['nothing without a name', '<x-mark data-id="12" data-value="3"></x-mark>', ''],
    ['no name for programs', '<x-field name="user_email" title="card-2"></x-field>', ''],
    [
      'no code',
      '<x-a title="a b" href="javascript:alert(1)" data-img="javascript:alert(1)"></x-a>',
      line('a b'),
    ],
    ['no addresses as names', '<x-a title="https://a.example.test/x"></x-a>', ''],
    [
      'no names of elements of HTML',
      '<button name="Send it"></button><slot name="a b"></slot><input name="a b">',
      '',
    ],
  ])('show %s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
  });

  it('limits the length of names', () => {
    expect(render(`<x-a title="${'字'.repeat(500)}"></x-a>`)).toHaveLength(
      200 + '<p><b></b></p>'.length,
    );
  });

  it.each([
    [
      'attributes',
      `<x-a ${Array.from({ length: 50_000 }, (_, n) => `a${n}-title="<"`).join(' ')}></x-a>`,
    ],
    ['elements', '<x-a title="a b" data-img="/x"></x-a>'.repeat(20_000)],
    ['nested elements', `${'<x-a title="a b">'.repeat(40_000)}`],
    [
      'drawings with backgrounds',
      `${'<svg style="background:url(/a.png)"><foreignObject>'.repeat(9_000)}`,
    ],
  ])('finish: %s', { tags: ['sweep'] }, (_, content) => {
    const { ms } = measureCpuTime(() => render(content));
    expect(ms).toBeLessThan(4000);
  });
});

describe('AMP elements', () => {
  it.each([
    [
      'an image',
      `<amp-img src="${A}" width="900" height="600" layout="responsive"><amp-img fallback src="/b.png"></amp-img></amp-img>`,
      picture(A, '', [900, 600]),
    ],
    [
      'an image with srcset and its copy',
      `<figure><amp-img srcset="${H}/s.png 320w, ${A} 800w"><noscript><img src="${A}"></noscript></amp-img><figcaption>b</figcaption></figure>`,
      picture(A, 'b'),
    ],
    [
      'a video',
      `<amp-video poster="${A}" src="https://m.example.test/a.mp4"><div fallback>No video</div></amp-video>`,
      '[video https://m.example.test/a.mp4]',
    ],
    [
      'a video with sources',
      '<amp-video><source src="https://m.example.test/a.mp4"></amp-video>',
      '[video https://m.example.test/a.mp4]',
    ],
    [
      'a sound',
      '<amp-audio src="https://m.example.test/a.mp3"></amp-audio>',
      '[audio https://m.example.test/a.mp3]',
    ],
    [
      'a frame',
      '<amp-iframe src="https://maps.example.test/1" title="Map"><amp-img placeholder src="/b.png"></amp-img></amp-iframe>',
      link('https://maps.example.test/1', 'Map', 'maps.example.test'),
    ],
    [
      'a carousel',
      `<amp-carousel><amp-img src="${A}" width="400" height="300"></amp-img></amp-carousel>`,
      picture(A, '', [400, 300]),
    ],
    [
      'a post',
      '<amp-twitter data-tweetid="123"></amp-twitter>',
      '<figure class="embed"><a href="https://twitter.com/i/status/123"><b>twitter.com</b></a></figure>',
    ],
    ['no hostile id', '<amp-youtube data-videoid="x/../y"></amp-youtube>', ''],
    [
      'no counters and ads',
      '<p>a</p><amp-pixel src="https://c.example.test/p"></amp-pixel><amp-ad title="a b">b</amp-ad>',
      '<p>a</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
  });

  it('know the players of video sites', () => {
    expect(render('<amp-youtube data-videoid="dQw4w9WgXcQ"></amp-youtube>')).toContain(
      'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
    );
  });
});

describe('articles made of drawings', () => {
  const svg = (content: string, rest = '') =>
    `<svg viewBox="0 0 1080 700" ${rest}>${content}</svg>`;
  it.each([
    [
      'an image',
      svg(`<image href="${A}" width="1080" height="700"/>`),
      picture(A, '', [1080, 700]),
    ],
    [
      'an image with the old name',
      svg(`<g><image xlink:href="${A}"/></g>`),
      picture(A, '', [1080, 700]),
    ],
    [
      'units of its own',
      `<svg viewBox="0 0 100 50"><image href="${A}" width="100%" height="100%"/></svg>`,
      picture(A, '', [750, 375]),
    ],
    [
      'an image of each frame once',
      svg(`<image href="${A}"/><image href="${A}"/>`),
      picture(A, '', [1080, 700]),
    ],
    [
      'a small drawing stays small',
      `<p>a<svg viewBox="0 0 100 50" style="width:20px"><image href="${A}"/></svg></p>`,
      `<p>a<img src="${A}" width="20" height="10" alt></p>`,
    ],
    [
      'the background of a drawing',
      svg('<rect/>', `style="background-image:url('${A}');background-size:cover"`),
      picture(A, '', [1080, 700]),
    ],
    [
      'the background of a box around a drawing',
      `<section style="background:url(&quot;${A}&quot;) no-repeat">${svg('')}</section>`,
      `<section>${picture(A, '', [1080, 700])}</section>`,
    ],
    [
      'one behind another',
      `<section style="background-image:url(${A})">${svg('', `style="background-image:url(${H}/b.png)"`)}</section>`,
      `<section>${picture(A, '', [1080, 700])}${picture(`${H}/b.png`, '', [1080, 700])}</section>`,
    ],
    [
      'the background of an empty high box',
      `<section style="background-image:url(${A});padding-bottom:60%"></section>`,
      `<section>${picture(A, '', [750, 450])}</section>`,
    ],
    [
      'HTML inside',
      svg(
        `<foreignObject><section><img data-src="${A}" data-w="1080" data-ratio="0.5"></section></foreignObject>`,
      ),
      `<section><section>${picture(A, '', [1080, 540])}</section></section>`,
    ],
    [
      'no background behind text',
      `<section style="background-image:url(${A});height:300px">a</section>`,
      '<section>a</section>',
    ],
    [
      'no background that is repeated',
      `<section style="background:url(${A}) repeat-x">${svg('')}</section>`,
      '',
    ],
    [
      'no ornament, but its room',
      `<p>a</p><section style="background-image:url(${A});width:30px;height:30px"></section>`,
      '<p>a</p><section style="width:0.8rem;min-height:0.8rem"></section>',
    ],
    [
      'no refused background',
      `<p>a</p>${svg('', 'style="background:url(javascript:x)"')}`,
      '<p>a</p>',
    ],
    ['no name of a sign', '<p>a<svg><title>download-circle</title></svg></p>', '<p>a</p>'],
    [
      'no attributes of animations',
      `<p>a</p>${svg('<animate attributeName="opacity" title="a b"/>')}`,
      '<p>a</p>',
    ],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
  });
});
