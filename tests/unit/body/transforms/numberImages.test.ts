import { describe, expect, it } from 'vitest';
import { numberImages } from '../../../../src/body/transforms/images.ts';
import { apply } from '../helpers.ts';

describe('numberImages', () => {
  const html =
    '<p><img src="/s.png"></p><figure><img src="/a.jpg"></figure><figure><img src="/b.jpg"></figure>';

  it('numbers in reading order and loads only the first figure eagerly', () => {
    const start = { index: 4, isLeadOpen: true };
    expect(apply((nodes) => numberImages(nodes, start), html)).toBe(
      '<p><img src="/s.png" loading="lazy" decoding="async" data-i="4"></p>' +
        '<figure><img src="/a.jpg" loading="eager" fetchpriority="high" decoding="async" data-i="5"></figure>' +
        '<figure><img src="/b.jpg" loading="lazy" decoding="async" data-i="6"></figure>',
    );
  });

  it('leaves out smileys and icons', () => {
    const signs = '<p><img src="/e.png" width="72" height="99"></p>';
    const start = { index: 0, isLeadOpen: true };
    expect(apply((nodes) => numberImages(nodes, start), signs + html)).toMatch(
      /e\.png" width="72" height="99" loading="lazy" decoding="async"><.*s\.png" .* data-i="0"/,
    );
  });

  it('marks one lead image per article', () => {
    const start = { index: 0, isLeadOpen: false };
    expect(apply((nodes) => numberImages(nodes, start), html)).not.toContain('eager');
  });
});
