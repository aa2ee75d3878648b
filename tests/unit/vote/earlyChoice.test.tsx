import { afterEach, expect, it, vi } from 'vitest';
import { ACTION_MESSAGES } from '../../../src/i18n/actionMessages.ts';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import type { ActionTranslate } from '../../../src/i18n/translate.ts';
import { Vote } from '../../../src/islands/Vote.island.tsx';
import { parseVote } from '../../../src/model/article/normaliseArticle.ts';
import { hydrateIsland } from '../../helpers/hydrateIsland.ts';

const words = vi.hoisted(() => ({ loaded: new Promise<ActionTranslate>(() => {}) }));
/** What happens between the first effects of the content and the update that they request. */
const between = vi.hoisted(() => ({ act: () => {} }));

vi.mock('../../../src/services/loadMessages.ts', () => ({
  loadActionMessages: () => words.loaded,
  decidePageLocale: (locale: string) => locale,
}));
vi.mock('../../../src/host/settings.ts', () => ({ readSettings: () => ({}) }));
vi.mock('../../../src/host/styles/loadStyleSheet.ts', () => ({ loadDeferredStyles: () => {} }));
vi.mock(import('../../../src/state/votes.ts'), async (load) => ({
  ...(await load()),
  loadVoteState: async () => {
    await null;
    between.act();
  },
}));

afterEach(() => {
  between.act = () => {};
});

async function hydrateVote() {
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
  words.loaded = Promise.resolve(t);
  let release = () => {};
  const shown = await hydrateIsland(<Vote vote={vote} locale="cn" />, () => {
    words.loaded = new Promise((resolve) => {
      release = () => resolve(t);
    });
  });
  const [first, , third] = Array.from(shown.document.querySelectorAll('input'));
  const submit = () => shown.document.querySelector('button')?.click();
  return { ...shown, t, first, third, submit, release: () => release() };
}

it('a choice and a refused submit before the words have loaded stay and are explained with them', async () => {
  const { document, step, t, first, third, submit, release } = await hydrateVote();
  await step(() => first?.click());
  await step(submit);
  await step(release);
  expect(document.querySelector('input')).toBe(first);
  expect(first?.checked).toBe(true);
  expect(document.activeElement).toBe(third);
  expect(third?.closest('fieldset')?.textContent).toContain(t('vote.none'));
});

it('a submit is refused as well while the first update of the loaded words is pending', async () => {
  const { document, step, t, first, third, submit, release } = await hydrateVote();
  await step(() => first?.click());
  between.act = submit;
  // `act` would render an update before anything else can happen.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  release();
  await vi.waitFor(() => expect(document.activeElement).toBe(third));
  expect(third?.closest('fieldset')?.textContent).toContain(t('vote.none'));
});
