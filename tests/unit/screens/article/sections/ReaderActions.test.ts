import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseHtml } from '../../../../../src/body/parse.node.ts';
import { loadTranslate } from '../../../../../src/i18n/loadTranslate.ts';
import { parseArticle } from '../../../../../src/model/article/normaliseArticle.ts';
import { parseSiteConfig } from '../../../../../src/model/site/normaliseSite.ts';
import { createArticleView } from '../../../../../src/screens/article/createArticleView.ts';
import { ReaderActions } from '../../../../../src/screens/article/sections/ReaderActions.tsx';
import { testSettings } from '../../../api/settings.ts';

const t = await loadTranslate('cn');

/** The icon of the reward button on a site with this `rewardType`. */
function iconOf(rewardType: unknown): string | undefined {
  const article = parseArticle({ fileId: '5', title: '标题', isReward: 1 });
  if (!article) throw new Error('the article was not read');
  const page = {
    article,
    columnId: '12',
    config: parseSiteConfig({ siteConfig: { reward: { rewardType } } }),
    settings: testSettings(),
    ads: null,
    lists: { hot: [], latest: [], related: [], hasMoreRelated: false, recommended: [] },
    reporters: [],
    comments: null,
    live: null,
  };
  const around = { flags: null, home: '/', tagLink: '', locale: 'cn', t, now: null } as const;
  const view = createArticleView(page, { ...around, parse: parseHtml, extra: [] });
  const html = renderToStaticMarkup(createElement(ReaderActions, { view }));
  return /data-act="reward".*?(<svg.*?<\/svg>)/.exec(html)?.[1];
}

it('the icon of the reward button is one for the type 1, another for all other types', () => {
  const gift = iconOf(1);
  const coins = iconOf(2);
  expect(gift).toContain('<svg');
  expect(coins).toContain('<svg');
  expect(coins).not.toBe(gift);
  expect(iconOf(undefined)).toBe(gift);
  expect(iconOf('7')).toBe(coins);
});
