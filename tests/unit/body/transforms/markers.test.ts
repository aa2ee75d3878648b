import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { parseMarker } from '../../../../src/body/transforms/markers.ts';
import { audio, input, OPTIONS, outline, picture, video } from '../helpers.ts';

/** The addresses of all images and media in reading order, and the text between them. */
const order = (content: string, rest: Parameters<typeof input>[1]) =>
  outline(renderBody(input(content, rest), OPTIONS, parseHtml))
    .replace(/<img src="https:\/\/img\.example\.test\/(\w+)\.jpg"[^>]*>/g, '($1)')
    .replace(/\[(\w+) https:\/\/media\.example\.test\/(\w+)\.\w+\]/g, '[$1 $2]')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const pic = (name: string, ref: string) =>
  picture({ ref, url: `https://img.example.test/${name}.jpg` });
const film = (name: string, ref: string) =>
  video({ ref, url: `https://media.example.test/${name}.mp4` });

describe('parseMarker', () => {
  it.each([
    ['IMAGEARRAY#0', { kind: 'IMAGE', isGroup: false, key: 'IMAGEARRAY#0', index: 0 }],
    ['IMAGEARRAY#>0', { kind: 'IMAGE', isGroup: false, key: 'IMAGEARRAY#0', index: 0 }],
    [' VIDEOARRAY#12 ', { kind: 'VIDEO', isGroup: false, key: 'VIDEOARRAY#12', index: 12 }],
    ['AUDIOS#1', { kind: 'AUDIO', isGroup: true, key: 'AUDIOS#1', index: 1 }],
    ['imagearray#0', null],
    ['IMAGEARRAY#', null],
    ['IMAGEARRAY#1x', null],
    ['a comment', null],
  ])('%s', (comment, expected) => {
    expect(parseMarker(comment)).toEqual(expected);
  });
});

describe('markers (wire 7.3, 7.9)', () => {
  it.each([
    {
      rule: 'an item is matched by its ref, not by its order',
      content: '<p><!--IMAGEARRAY#1--></p><p>and</p><p><!--IMAGEARRAY#0--></p>',
      pictures: [pic('b', '<!--IMAGEARRAY#1-->'), pic('a', '<!--IMAGEARRAY#0-->')],
      expected: '(b) and (a)',
    },
    {
      rule: 'the number of a ref may be larger than the index',
      content: '<p><!--IMAGEARRAY#21730468--></p>',
      pictures: [pic('a', '<!--IMAGEARRAY#9-->'), pic('b', '<!--IMAGEARRAY#21730468-->')],
      expected: '(b)',
    },
    {
      rule: 'an item without a matching ref is matched by its index',
      content: '<p><!--IMAGEARRAY#1--></p>',
      pictures: [pic('a', ''), pic('b', 'https://img.example.test/b.jpg')],
      expected: '(b)',
    },
    {
      rule: 'malformed markers and refs are accepted',
      content: '<p><!--IMAGEARRAY#>1--></p><p><!--IMAGEARRAY#0--></p>',
      pictures: [pic('a', '<!--IMAGEARRAY#>0-->'), pic('b', '<!--IMAGEARRAY#>1-->')],
      expected: '(b) (a)',
    },
    {
      rule: 'a marker without an item shows nothing',
      content: '<p>a<!--IMAGEARRAY#7--></p><p><!--VIDEOARRAY#0--></p>b',
      pictures: [],
      expected: 'a b',
    },
    {
      rule: 'an item without a marker shows nothing, also with a group marker',
      content: '<!--IMAGES#1--><p>a</p>',
      pictures: [pic('a', '<!--IMAGEARRAY#0-->')],
      expected: 'a',
    },
    {
      rule: 'the group marker of a photo set is replaced by all images',
      kind: 'photos' as const,
      content: '<p>a</p><!--IMAGES#1--><p>b</p>',
      pictures: [
        pic('a', 'https://img.example.test/a.jpg'),
        pic('b', 'https://img.example.test/b.jpg'),
      ],
      expected: 'a (a) (b) b',
    },
    {
      rule: 'a group marker is found at the beginning of a document',
      kind: 'photos' as const,
      content: '<html>\n <head></head>\n <body>\n  <!--IMAGES#1-->text</body></html>',
      pictures: [pic('a', 'https://img.example.test/a.jpg')],
      expected: '(a) text',
    },
    {
      rule: 'a photo set without a group marker begins with its images',
      kind: 'photos' as const,
      content: '<p>text</p>',
      pictures: [pic('a', 'https://img.example.test/a.jpg')],
      expected: '(a) text',
    },
    {
      rule: 'an image with its own marker is not repeated in the group',
      kind: 'photos' as const,
      content: '<!--IMAGES#1--><p>text</p><!--IMAGEARRAY#1-->',
      pictures: [pic('a', '<!--IMAGEARRAY#0-->'), pic('b', '<!--IMAGEARRAY#1-->')],
      expected: '(a) text (b)',
    },
    {
      rule: 'an image in the text is not repeated in the group',
      kind: 'photos' as const,
      content: '<p>text</p><img src="https://img.example.test/a.jpg">',
      pictures: [pic('a', 'https://img.example.test/a.jpg')],
      expected: 'text (a)',
    },
    {
      rule: 'the group marker of a video article is replaced by its video',
      kind: 'video' as const,
      content: '<!--VIDEOS#1--><p>text</p>',
      videos: [film('a', '<!--VIDEOARRAY#0-->')],
      expected: '[video a] text',
    },
    {
      rule: 'a video article without a group marker begins with its video',
      kind: 'video' as const,
      content: '<p>text</p>',
      videos: [film('a', '')],
      expected: '[video a] text',
    },
    {
      rule: 'images of a video article are shown only at their own markers',
      kind: 'video' as const,
      content: '<!--VIDEOS#1--><!--IMAGES#1--><p>text</p>',
      videos: [film('a', '')],
      pictures: [pic('a', '<!--IMAGEARRAY#0-->')],
      expected: '[video a] text',
    },
    {
      rule: 'an audio file in the list of videos becomes an audio segment',
      content: '<p>a</p><!--VIDEOARRAY#0--><p>b</p>',
      videos: [video({ url: 'https://media.example.test/s.mp3' })],
      expected: 'a [audio s] b',
    },
    {
      rule: 'an audio file is matched by its own marker',
      content: '<p>a</p><p><!--AUDIOARRAY#0--></p>',
      audios: [audio({ url: 'https://media.example.test/s.mp3' })],
      expected: 'a [audio s]',
    },
    {
      rule: 'an item without a valid address shows nothing',
      content: '<!--VIDEOARRAY#0--><!--IMAGEARRAY#0-->a',
      videos: [video({ url: '' })],
      pictures: [picture({ url: '图片存储;xy/202409/18/a.jpg' })],
      expected: 'a',
    },
  ])('$rule', ({ content, expected, rule, ...rest }) => {
    expect(order(content, rest)).toBe(expected);
  });
});
