import { describe, expect, it } from 'vitest';
import { undouble } from '../../src/body/extra/doubleBodies.ts';
import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../src/body/needsExtra.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import { sanitiseHtml } from '../../src/body/sanitiseHtml.ts';
import { findDangers } from '../helpers/dangers.ts';
import { hostileHtml } from '../helpers/hostileHtml.ts';
import { hostileUrl } from '../helpers/hostileUrl.ts';
import { checkProperty } from '../helpers/properties.ts';
import { audio, input, OPTIONS, outline, picture, video } from '../unit/body/helpers.ts';

const PATHS = [
  [
    'an article body',
    (html: string) => outline(renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS)),
  ],
  ['text of run time', (html: string) => sanitiseHtml(html, parseHtml)],
] as const;

describe.each(PATHS)('generated hostile markup, %s', (_, clean) => {
  it('leaves nothing that can run, and cleaning it again changes nothing', () =>
    checkProperty(hostileHtml, 400, (html) => {
      const cleaned = clean(html);
      expect(findDangers(cleaned)).toEqual([]);
      // Markup that hides what the transforms of `extra/` handle shows it once it is clean; and a text that
      // is all escaped markup is read as a body that was made twice.
      if (undouble(cleaned) !== cleaned) return;
      if (needsExtra(html) || !needsExtra(cleaned)) expect(clean(cleaned)).toBe(cleaned);
    }));
});

it('refuses forbidden addresses of images and posters that markers insert', () =>
  checkProperty(hostileUrl, 300, (url) => {
    const content = '<p>a<!--IMAGEARRAY#0-->b<!--VIDEOARRAY#0-->c<!--AUDIOARRAY#0-->d</p>';
    const items = {
      pictures: [picture({ url, caption: url })],
      videos: [video({ poster: url, description: url })],
      audios: [audio({ title: url })],
    };
    const { segments, pictures } = renderBody(input(content, items), OPTIONS, parseHtml);
    for (const segment of segments) {
      if (segment.kind === 'html') expect(findDangers(segment.html)).toEqual([]);
      if (segment.kind === 'video') expect(segment.video.poster).toMatch(/^(?:https?:\/\/|\/|$)/);
    }
    for (const { url } of pictures) expect(url).toMatch(/^(?:https?:\/\/|\/(?!\/))/);
  }));
