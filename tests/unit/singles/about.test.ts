import { describe, expect, it } from 'vitest';
import { decideLegal, parseAbout } from '../../../src/model/about/legal.ts';

const OWN = '/news/aboutUs.html';
const legal = (config: unknown) => parseAbout(config, OWN).legal;

describe("a site's own papers", () => {
  it.each([
    ['text', { termsType: 0, termsHtml: '<p>a</p>' }, { html: '<p>a</p>', url: '' }],
    [
      'an address',
      { termsType: 1, termsUrl: 'https://a.test/t' },
      { html: '', url: 'https://a.test/t' },
    ],
    [
      'both, by its type',
      { termsType: '1', termsHtml: '<p>a</p>', termsUrl: 'https://a.test/t' },
      { html: '', url: 'https://a.test/t' },
    ],
    [
      'both, by its text',
      { termsType: 0, termsHtml: '<p>a</p>', termsUrl: 'https://a.test/t' },
      { html: '<p>a</p>', url: '' },
    ],
    [
      'an address of another type',
      { termsType: 0, termsUrl: 'https://a.test/t' },
      { html: '', url: 'https://a.test/t' },
    ],
    [
      'our own page and text',
      { termsType: 1, termsHtml: '<p>a</p>', termsUrl: `https://n.test${OWN}?type=terms` },
      { html: '<p>a</p>', url: '' },
    ],
    [
      'a refused address and text',
      { termsType: 1, termsHtml: '<p>a</p>', termsUrl: 'javascript:alert(1)' },
      { html: '<p>a</p>', url: '' },
    ],
    ['within the site', { siteConfig: { termsHtml: '<p>a</p>' } }, { html: '<p>a</p>', url: '' }],
  ])('%s', (_, config, paper) => expect(legal(config)).toEqual([{ kind: 'terms', ...paper }]));

  it.each([
    null,
    {},
    'x',
    { termsType: 1, termsUrl: OWN },
    { termsUrl: 'data:,' },
    { termsHtml: '\u200b ' },
  ])('has no legal texts for %j', (config) => expect(legal(config)).toEqual([]));

  it('keeps their order', () => {
    const config = { cancelTermsHtml: 'c', privacyPolicyHtml: 'b', termsHtml: 'a' };
    expect(legal(config).map(({ kind }) => kind)).toEqual(['terms', 'privacy', 'cancel']);
  });

  it.each([
    ['?type=privacy', 'privacy'],
    ['?type=constructor', null],
    ['', null],
  ])('%j opens %s', (search, kind) => expect(decideLegal(search)).toBe(kind));
});
