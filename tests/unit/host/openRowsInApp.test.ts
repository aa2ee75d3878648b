import { expect, it, vi } from 'vitest';
import type { HostOutcome } from '../../../src/host/host.ts';
import { openRowsInApp } from '../../../src/services/openRowsInApp.ts';
import { testSettings } from '../api/settings.ts';

const taps = vi.hoisted(() => ({ tap: async (_row: object) => {} }));
const openArticle = vi.hoisted(() => vi.fn());
vi.mock('../../../src/services/getHost.ts', () => ({ getHost: async () => ({ openArticle }) }));
vi.mock('../../../src/host/articleClick.ts', () => ({
  interceptRowTaps: (onTap: typeof taps.tap) => {
    taps.tap = onTap;
  },
}));

it.each<[HostOutcome, string, boolean]>([
  ['done', 'opens it', false],
  ['cancelled', 'was told not to open it', false],
  ['unavailable', 'is too old to open it', true],
  ['failed', 'could not open it', true],
])('a tap on a row that the app answers with %s, because it %s', async (outcome, _, is) => {
  openArticle.mockResolvedValue(outcome);
  const settings = testSettings();
  openRowsInApp(settings);
  const follow = vi.fn();
  const url = `https://pages.test${settings.siteBase}/newsDetail/12/345.html`;
  await taps.tap({ id: '345', kind: 'news', title: '渡口', url, follow });
  expect(openArticle).toHaveBeenCalledWith(
    expect.objectContaining({ id: '345', columnId: '12', title: '渡口', url }),
  );
  expect(follow).toHaveBeenCalledTimes(Number(is));
});
