import { describe, expect, it } from 'vitest';
import { parseArticleAds } from '../../../src/model/ads/normaliseAds.ts';

const resourceUrl = 'https://ad.example.test/a.jpg';

describe('parseArticleAds', () => {
  it('parses the three slots', () =>
    expect(
      parseArticleAds({
        articleTop: {
          advs: [
            {
              advID: 3,
              title: 'A',
              resourceUrl,
              linkUrl: 'https://shop.example.test/',
              sizeScale: '640:160',
            },
            {},
          ],
          advStyle: '1',
          closeSetting: 0,
        },
        articleBottom: { advs: [] },
        videoAdv: { advs: [{ resourceUrl, linkUrl: 'javascript:1', width: 300, height: '150' }] },
      }),
    ).toEqual({
      top: {
        ads: [
          {
            id: '3',
            title: 'A',
            image: resourceUrl,
            url: 'https://shop.example.test/',
            appLink: '',
            ratio: 4,
          },
        ],
        fixed: true,
        closable: false,
      },
      bottom: null,
      video: {
        ads: [{ id: resourceUrl, title: '', image: resourceUrl, url: '', appLink: '', ratio: 2 }],
        fixed: false,
        closable: true,
      },
      photos: null,
    }));

  it('keeps the address of the native app apart from links', () =>
    expect(
      parseArticleAds({ articleTop: { advs: [{ resourceUrl, linkUrl: 'jichuan://open?id=1' }] } })
        .top?.ads[0],
    ).toMatchObject({ url: '', appLink: 'jichuan://open?id=1' }));

  it.each([null, undefined, [], {}, 'empty', { articleTop: 'x', videoAdv: [1] }])(
    '%j has no ads',
    (wire) =>
      expect(parseArticleAds(wire)).toEqual({ top: null, bottom: null, video: null, photos: null }),
  );

  it('refuses ratios that would break the layout', () =>
    expect(
      parseArticleAds({ articleTop: { advs: [{ resourceUrl, sizeScale: '0:0' }] } }).top?.ads[0]
        ?.ratio,
    ).toBeGreaterThan(0));
});
