import { describe, expect, it } from 'vitest';
import { mediaElements } from '../../../../src/body/extra/mediaElements.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { context } from '../helpers.ts';

const media = (html: string) => mediaElements(parseHtml(html), context());

describe('mediaElements', () => {
  it.each([
    ['<video src="https://media.example.test/a.mp4" poster="/p.jpg">', 'video', '/p.jpg'],
    [
      '<video poster="javascript:x"><source src="https://media.example.test/a.mp4"></video>',
      'video',
      '',
    ],
    ['<audio src="https://media.example.test/a.mp3"></audio>', 'audio', undefined],
  ])('%s', (html, kind, poster) => {
    const [node] = media(html);
    expect(node).toMatchObject({ type: 'media', segment: { kind } });
    if (poster !== undefined) expect(node).toMatchObject({ segment: { video: { poster } } });
  });

  it.each([
    ['<video src="https://media.example.test/a.mp4" width="540" height="960">', true],
    ['<video src="https://media.example.test/a.mp4" width="960" height="540">', false],
    ['<video src="https://media.example.test/a.mp4" width="100%" height="auto">', false],
  ])('%s is upright: %s', (html, vertical) => {
    expect(media(html)).toMatchObject([{ segment: { video: { vertical } } }]);
  });

  it('shows the poster of an element without an address, and its links', () => {
    const html =
      '<video poster="https://img.example.test/p.jpg" title="Tide"><a href="/film">Film</a></video>';
    expect(media(html)).toMatchObject([
      { tagName: 'img', properties: { src: 'https://img.example.test/p.jpg', alt: 'Tide' } },
      { tagName: 'a' },
    ]);
  });

  it('drops elements without an address, or with a refused one', () => {
    expect(media('<video></video><audio src="javascript:x"></audio>')).toEqual([]);
  });
});
