import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseArticleAds } from '../../../../src/model/ads/normaliseAds.ts';
import { ImageDetail } from '../../../../src/screens/imageDetail/ImageDetail.tsx';
import { LiveDetail } from '../../../../src/screens/liveDetail/LiveDetail.tsx';
import { NewsDetail } from '../../../../src/screens/newsDetail/NewsDetail.tsx';
import { VideoDetail } from '../../../../src/screens/videoDetail/VideoDetail.tsx';
import type { Settings } from '../../../../src/settings.ts';
import { createTestView } from '../../../helpers/createTestView.ts';
import { testSettings } from '../../api/settings.ts';

const image = 'https://img.example.test/top.jpg';

/** Renders an article of four paragraphs with a top ad; returns what comes in which order. */
function readOrder(Screen: typeof NewsDetail, settings: Partial<Settings>): string {
  const content = '<p>第一段</p><p>第二段</p><p>第三段</p><p>第四段</p>';
  const view = createTestView(
    { content },
    {
      settings: testSettings(settings),
      ads: parseArticleAds({ articleTop: { advs: [{ advID: 9, resourceUrl: image }] } }),
    },
  );
  const html = renderToStaticMarkup(
    createElement(Screen, { view, below: null, lists: null, comments: null, bar: null }),
  );
  return Array.from(html.matchAll(/<h1|data-ad="9"|第.段/g), ([found]) => found)
    .join(' ')
    .replace('<h1', 'title')
    .replace('data-ad="9"', 'ad');
}

const SCREENS = [
  ['an article', NewsDetail],
  ['photos', ImageDetail],
  ['a video', VideoDetail],
  ['a broadcast', LiveDetail],
] as const;

it.each(SCREENS)('the top ad of %s is after the third paragraph', (_, Screen) => {
  expect(readOrder(Screen, {})).toBe('title 第一段 第二段 第三段 ad 第四段');
});

it.each(SCREENS)('the top ad of %s is above the title where a setting says so', (_, Screen) => {
  const order = readOrder(Screen, { topAdPlace: 'title' });
  expect(order).toBe('ad title 第一段 第二段 第三段 第四段');
});
