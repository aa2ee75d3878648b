import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseArticleAds } from '../../../../src/model/ads/normaliseAds.ts';
import { parsePageFlags } from '../../../../src/model/mode.ts';
import { parseSiteConfig } from '../../../../src/model/site/normaliseSite.ts';
import { BelowText } from '../../../../src/screens/article/BelowText.tsx';
import { ListSections } from '../../../../src/screens/article/sections/ListSections.tsx';
import { ImageDetail } from '../../../../src/screens/imageDetail/ImageDetail.tsx';
import { NewsDetail } from '../../../../src/screens/newsDetail/NewsDetail.tsx';
import { VideoDetail } from '../../../../src/screens/videoDetail/VideoDetail.tsx';
import { createTestView } from '../../../helpers/createTestView.ts';

const TAG_LINK = '/tagList/TAG_ID.html?tagName=TAG_NAME';

interface Around {
  readonly query?: string;
  /** The ads around the article, as the ad server sends them. */
  readonly ads?: object;
}

/** The article screen of the fields of an article, on a site with the fields of a configuration. */
function render(fields: object, site: object, { query = '', ads }: Around = {}): string {
  const view = createTestView(
    fields,
    {
      config: parseSiteConfig({ siteConfig: { siteName: '河湾', ...site } }),
      ads: ads ? parseArticleAds(ads) : null,
    },
    {
      flags: query ? parsePageFlags(new URLSearchParams(query)) : null,
      tagLink: TAG_LINK,
    },
  );
  const below = createElement(BelowText, { view });
  const lists = createElement(ListSections, { view });
  const screen = SCREENS.get(view.article.kind) ?? NewsDetail;
  return renderToStaticMarkup(createElement(screen, { view, below, lists }));
}

const SCREENS = new Map<string, typeof NewsDetail>([
  ['photos', ImageDetail],
  ['video', VideoDetail],
]);

const IMAGE = 'https://img.example.test/a.jpg';
const TEXT = { content: '<p>正文</p>' };
const ROWS = [{ fileId: 9, title: '另一篇' }];
const STATEMENT = {
  selfMedia: { smName: '河湾号', showStatement: 1, statement: '{name}发于{app}' },
};
const VIDEO = {
  articleType: 2,
  content: '<!--VIDEOS#1--><p>x</p>',
  videos: [{ videoarray: [{ videoUrl: 'https://v.example.test/a.mp4', isWeMedia: 1 }] }],
};
const TAGS = { tags: [{ id: 3, name: '铁路' }] };

it.each([
  ['the lead title', { leadTitle: '肩题' }, {}, /<p[^>]*>肩题<\/p><h1/],
  ['the lead title of the newspaper', { introTitle: '眉题' }, {}, /<p[^>]*>眉题<\/p><h1/],
  ['the title', {}, {}, /<h1[^>]*>标题<\/h1>/],
  ['the subtitle', { subtitle: '副题' }, {}, /<\/h1><p[^>]*>副题<\/p>/],
  ['the images of the newspaper', { topImage: IMAGE }, {}, `src="${IMAGE}"`],
  ['the abstract', { attAbstract: '摘要' }, {}, /role="note">摘要</],
  ['the certificate', { blockChainCertificatePngUrl: IMAGE }, {}, '/previewPDF.html?png='],
  ['its price in points', { consumPoints: '5' }, {}, '需 5 积分'],
  ['keywords', { ...TAGS, keylist: '铁路;渠系 春耕' }, {}, /关键词<\/span><\/b> 渠系 · 春耕</],
  ['the number of words', { wordCount: 98765 }, {}, '98765'],
  [
    'the copyright notice',
    { copyright: 1 },
    { article: { copyrightNotice: '请勿转载' } },
    '请勿转载',
  ],
  ['the authorisation text', {}, { article: { authorizationText: '授权声明' } }, '授权声明'],
  ['the statement of an account', { xyAccountID: 4 }, STATEMENT, '河湾号发于河湾'],
  ['the mark of self-media on its main video', VIDEO, STATEMENT, />河湾号<\/span><\/p>/],
  ['credits', { proofreader: '王安' }, {}, /class="credits[^>]*>.*王安/],
  ['the account', { xyAccountID: 4, xyAccount: '江声' }, {}, /xyDetail\/4\.html.*江声/],
  ['the number of rewards', { isReward: 1, countReward: 7 }, {}, /data-act="reward".*<span>7</],
  ['an attachment', { widgets: { file: [{ attUrl: IMAGE }] } }, {}, /data-act="download"/],
  ['tags of style 1', TAGS, { article: { tagStyle: 1 } }, 'tag-plain'],
  ['tags of style 2', TAGS, { article: { tagStyle: 2 } }, 'tag-line'],
  ['tags of style 3', TAGS, { article: { tagStyle: 3 } }, 'tag-hash'],
  ['tags of style 4', TAGS, { article: { tagStyle: 4 } }, 'tag-fill'],
  ['a tag that opens its list', TAGS, {}, 'href="/tagList/3.html?tagName=铁路"'],
  ['a tag without an id', { tags: [{ name: '铁路' }] }, {}, 'href="/tagList.html?tagName=铁路"'],
  ['a tag that only the app opens', TAGS, { article: { openTag: 0 } }, '<span data-app="">铁路'],
  ['hot articles', { hotArticles: ROWS }, {}, /另一篇/],
  ['the latest articles', { latestArticles: ROWS }, {}, /另一篇/],
  ['related articles', { related: ROWS }, {}, /另一篇/],
  ['a fold when it costs points', { ...TEXT, consumPoints: 5 }, {}, 'text-fold'],
  ['a fold when it is for the app only', { ...TEXT, onlyAppRead: 1 }, {}, 'text-fold'],
  ['a fold when the site folds all texts', TEXT, { article: { shareAppRead: 1 } }, 'text-fold'],
])('an article has %s', (_, fields, site, part) => expect(render(fields, site)).toMatch(part));

it.each([
  [
    'lead title that its title starts with',
    { leadTitle: '专题', title: '专题：标题' },
    {},
    '专题<',
  ],
  ['copyright notice', { copyright: 0 }, { article: { copyrightNotice: '请勿转载' } }, '请勿转载'],
  ['statement without an account', { xyAccountID: 0 }, STATEMENT, '河湾号'],
  ['number of words', { wordCount: 0 }, {}, 'article.words'],
  ['price', { consumPoints: 0 }, {}, '积分'],
  ['keywords beside tags of the same names', { ...TAGS, keylist: '铁路' }, {}, '关键词'],
  ['fold', { ...TEXT, consumPoints: 0, onlyAppRead: 0 }, {}, 'text-fold'],
  ['fold without a text', { consumPoints: 5 }, {}, 'text-fold'],
  ['reward', { isReward: 0, countReward: 7 }, {}, 'data-act="reward"'],
])('an article has no %s when its fields say so', (_, fields, site, part) =>
  expect(render(fields, site)).not.toContain(part),
);

it.each([
  ['', `${IMAGE}.2`],
  ['ck=1', IMAGE],
  ['yl=1', IMAGE],
  ['tg=1', IMAGE],
])('images below the image path of the site, opened with "%s", load from %s', (query, address) => {
  const site = { xyApi: { imageSuffixPath: 'https://img.example.test/' } };
  const html = render({ content: `<p><img src="${IMAGE}"></p>` }, site, { query });
  expect(html).toContain(`src="${address}"`);
});

const PHOTOS = { articleType: 1, images: [{ imagearray: [{ ref: 'a', imageUrl: IMAGE }] }] };
const slot = (name: string) => ({ advs: [{ resourceUrl: `https://ad.example.test/${name}` }] });

it.each([
  ['its own', PHOTOS, { photos: slot('own.jpg'), videoAdv: slot('video.jpg') }, ['own.jpg']],
  ['that of videos where it has none', PHOTOS, { videoAdv: slot('video.jpg') }, ['video.jpg']],
  ['not beside a video', VIDEO, { photos: slot('own.jpg') }, null],
])('the ad of a photo set is %s', (_, fields, ads, names) => {
  const html = render(fields, {}, { ads });
  expect(html.match(/(?<=src="https:\/\/ad\.example\.test\/)[\w.]+/g)).toEqual(names);
});
