import { expect, it, vi } from 'vitest';
import { ACTION_MESSAGES } from '../../../src/i18n/actionMessages.ts';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import type { CommunityMessageKey, CommunityTranslate } from '../../../src/i18n/translate.ts';
import { CommunityList } from '../../../src/islands/CommunityList.island.tsx';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { COMMUNITY_MESSAGES } from '../../../src/services/loadCommunityMessages.ts';
import { hydrateIsland } from '../../helpers/hydrateIsland.ts';

const words = vi.hoisted(() => ({ loaded: new Promise<CommunityTranslate>(() => {}) }));

vi.mock(import('../../../src/services/loadCommunityMessages.ts'), async (load) => ({
  ...(await load()),
  loadCommunityMessages: () => words.loaded,
}));
vi.mock(import('../../../src/services/loadMessages.ts'), async (load) => ({
  ...(await load()),
  decidePageLocale: (locale) => locale,
}));
vi.mock('../../../src/host/settings.ts', () => ({ readSettings: () => ({ siteBase: '' }) }));
vi.mock('../../../src/host/styles/loadStyleSheet.ts', () => ({ loadStyleSheet: async () => {} }));
vi.mock('../../../src/host/tabParam.ts', () => ({ readTabParam: () => '', writeTabParam() {} }));
vi.mock('../../../src/host/clock.ts', () => ({ serverNow: () => 0 }));
vi.mock(import('../../../src/state/community/communityLists.ts'), async (load) => ({
  ...(await load()),
  loadFirstCommunityRows: async () => {},
  refreshCommunityList: async () => true,
}));

it('a tab that is chosen before the words have loaded is not selected above the rows of another list', async () => {
  const t = await loadTranslate<CommunityMessageKey>('cn', ACTION_MESSAGES, COMMUNITY_MESSAGES);
  let release = () => {};
  words.loaded = new Promise((resolve) => {
    release = () => resolve(t);
  });
  const { document, box, step } = await hydrateIsland(
    <CommunityList
      config={DEFAULT_SITE_CONFIG}
      first={{ ids: ['1'], hasMore: false }}
      id="11"
      isBaked={true}
      labels={{ 'people.articles': '文章', 'journalist.dynamics': '动态' }}
      lists={[
        { name: 'reporterArticles', label: 'people.articles' },
        { name: 'reporterDynamics', label: 'journalist.dynamics' },
      ]}
      locale="cn"
    >
      <p>第一个列表的文章</p>
    </CommunityList>,
  );
  const readSelected = () => document.querySelector('[aria-selected=true]')?.textContent;
  const second = Array.from(document.querySelectorAll('button')).at(1);
  await step(() => second?.click());
  expect([readSelected(), box.textContent?.includes('第一个列表')]).toEqual(['文章', true]);
  await step(() => release());
  expect([readSelected(), box.textContent?.includes('第一个列表')]).toEqual(['动态', false]);
});
