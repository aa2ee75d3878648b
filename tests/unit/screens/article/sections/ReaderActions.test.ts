import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseSiteConfig } from '../../../../../src/model/site/normaliseSite.ts';
import { ReaderActions } from '../../../../../src/screens/article/sections/ReaderActions.tsx';
import { createTestView } from '../../../../helpers/createTestView.ts';

/** The icon of the reward button on a site with this `rewardType`. */
function iconOf(rewardType: unknown): string | undefined {
  const config = parseSiteConfig({ siteConfig: { reward: { rewardType } } });
  const view = createTestView({ isReward: 1 }, { config });
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
