import { afterEach, expect, it, vi } from 'vitest';
import { parsePageFlags } from '../../../../src/model/mode.ts';
import { testSettings } from '../../api/settings.ts';
import { stubPage } from '../../session/page.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['of its column', '', '12'],
  ['of the column that the query names', 'advColumnId=77', '77'],
])('an article has the ads %s', async (_, query, columnId) => {
  const settings = testSettings();
  const article = { fileId: 345, title: '题', columnId: 12, siteID: settings.siteId };
  const page = stubPage((name) =>
    name === 'getArticleContent' ? article : { status: 0, data: {} },
  );
  const { loadArticle, $ads } = await import('../../../../src/state/article.ts');
  const flags = parsePageFlags(new URLSearchParams(query));
  await loadArticle(settings, { id: '345', columnId: '12', flags });
  await $ads.get();
  const asked = page.asked.filter(({ name }) => name === 'getArticleAdvs');
  expect(asked.map(({ params }) => params.get('columnID'))).toEqual([columnId]);
});
