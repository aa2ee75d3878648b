import { afterEach, expect, it, vi } from 'vitest';
import { ACTION_MESSAGES } from '../../../src/i18n/actionMessages.ts';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import type { ActionTranslate } from '../../../src/i18n/translate.ts';
import { Vote } from '../../../src/islands/Vote.island.tsx';
import { parseVote } from '../../../src/model/article/normaliseArticle.ts';
import { hydrateIsland } from '../../helpers/hydrateIsland.ts';

const words = vi.hoisted(() => ({ loaded: new Promise<ActionTranslate>(() => {}) }));

vi.mock('../../../src/services/loadMessages.ts', () => ({
  loadActionMessages: () => words.loaded,
  decidePageLocale: (locale: string) => locale,
}));
vi.mock('../../../src/host/settings.ts', () => ({ readSettings: () => ({}) }));
vi.mock('../../../src/host/styles/loadStyleSheet.ts', () => ({ loadDeferredStyles: () => {} }));
vi.mock(import('../../../src/state/votes.ts'), async (load) => ({
  ...(await load()),
  loadVoteState: async () => {},
}));

afterEach(() => vi.unstubAllGlobals());

it('a choice and a refused submit before the words have loaded stay and are explained with them', async () => {
  const t: ActionTranslate = await loadTranslate('cn', ACTION_MESSAGES);
  const question = (qid: number, qname: string) => ({
    qid,
    qname,
    limit: 1,
    options: [1, 2].map((number) => ({ oid: qid * 10 + number, oname: `选项 ${number}` })),
  });
  const vote = parseVote({
    id: 1,
    name: '投票',
    questions: [question(1, '甲'), question(2, '乙')],
  });
  if (!vote) throw new Error('the vote was not read');
  const island = <Vote vote={vote} locale="cn" />;

  words.loaded = Promise.resolve(t);
  let release = () => {};
  const { document, step } = await hydrateIsland(island, () => {
    words.loaded = new Promise((resolve) => {
      release = () => resolve(t);
    });
  });
  const [first, , third] = Array.from(document.querySelectorAll('input'));
  await step(() => first?.click());
  await step(() => document.querySelector('button')?.click());
  await step(() => release());
  expect(document.querySelector('input')).toBe(first);
  expect(first?.checked).toBe(true);
  expect(document.activeElement).toBe(third);
  expect(third?.closest('fieldset')?.textContent).toContain(t('vote.none'));
});
