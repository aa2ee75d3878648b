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

  it('drops elements without an address, or with a refused one', () => {
    expect(media('<video></video><audio src="javascript:x"></audio>')).toEqual([]);
  });
});
