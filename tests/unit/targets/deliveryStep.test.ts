import { describe, expect, it } from 'vitest';
import { type DeliveryStep, decideDeliveryStep } from '../../../scripts/targets/deliver.ts';

describe('decideDeliveryStep', () => {
  it.each<[string, DeliveryStep]>([
    ['_astro/page.B2c4.js', 'assets'],
    ['_astro/data.B2c4.xml', 'assets'],
    ['_astro/frame.B2c4.html', 'assets'],
    ['favicon.svg', 'assets'],
    ['fonts/serif.woff2', 'assets'],
    ['licence.txt', 'assets'],
    ['newsDetail/12/345.html', 'pages'],
    ['liveDetail/345.html', 'pages'],
    ['commentAll/345/news.html', 'pages'],
    ['aboutUs.html', 'pages'],
    ['login.html', 'pages'],
    ['unknown/12.html', 'pages'],
    // Templates: without rows of their own.
    ['newsDetail.html', 'pages'],
    ['columnDetail.html', 'pages'],
    ['home.html', 'lists'],
    ['index.html', 'lists'],
    ['columnDetail/12.html', 'lists'],
    ['columnShare/12.html', 'lists'],
    ['timeline/12.html', 'lists'],
    ['paperSharePage/2026-11-23.html', 'lists'],
    ['specDetail/12.html', 'pages'],
    ['tagList/12.html', 'pages'],
    ['sitemap-1.xml', 'feeds'],
    ['columnDetail/12.xml', 'feeds'],
    ['sitemap.xml', 'feeds'],
    ['sitemap-news.xml', 'feeds'],
    ['robots.txt', 'feeds'],
  ])('puts %s into the step %s', (path, step) => {
    expect(decideDeliveryStep(path)).toBe(step);
  });
});
