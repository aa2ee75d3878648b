import { afterAll, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client.ts';
import {
  adoptCommunityList,
  getCommunityList,
  loadFirstCommunityRows,
  refreshCommunityList,
} from '../../../src/state/community/communityLists.ts';
import { testSettings } from '../api/settings.ts';

// Files of this project share their modules; these mocks must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../../src/services/pageClient.ts', () => ({
  getClient: () => createClient({ settings, device: () => 'd', now: () => 0, fetch: hold }),
}));

const settings = testSettings();
const sent: { readonly call: string; readonly signal: AbortSignal }[] = [];
/** Answers no request. */
const hold: typeof fetch = (address, init) => {
  const call = new URL(String(address)).pathname.split('/').pop() ?? '';
  sent.push({ call, signal: init?.signal as AbortSignal });
  return new Promise(() => {});
};
const listSent = () => sent.map(({ call, signal }) => [call, signal.aborted]);

it('cancels the pending list of questions before the hot list is requested, and the reverse', async () => {
  const start = { items: [{ kind: 'shown', id: '1' }], hasMore: true } as const;
  adoptCommunityList('questionsNew', '7', start);
  const update = refreshCommunityList(settings, 'questionsNew', '7', () => true);
  await expect.poll(listSent).toEqual([['questionList', false]]);
  const more = getCommunityList('questionsNew').loadNext(settings);
  await expect.poll(() => sent.length).toBe(2);

  void loadFirstCommunityRows(settings, 'questionsHot', '7');
  expect(listSent()).toEqual([
    ['questionList', true],
    ['questionList', true],
  ]);
  await expect.poll(() => listSent()[2]).toEqual(['questionListHot', false]);
  expect(await update).toBe(false);
  await more;
  expect(getCommunityList('questionsNew').$list.get()).toMatchObject({ more: 'waiting' });

  void loadFirstCommunityRows(settings, 'questionsNew', '7');
  expect(listSent()[2]).toEqual(['questionListHot', true]);
});
