import { afterEach, expect, it, vi } from 'vitest';
import { SIGN_IN } from '../../../src/model/points/normalisePoints.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 4);
const TODAY = { id: '1', type: SIGN_IN, score: 2, created: '2026-11-21 08:00:00' };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['that the server says', { total: 9, signed: 1 }, [], true],
  ['that the server denies', { total: 9, signed: 0 }, [TODAY], false],
  ['of the ledger, where the server does not say', { total: 9 }, [TODAY], true],
  ['of no entry', { total: 9 }, [], false],
])('the day has the sign-in %s', async (_, totals, list, expected) => {
  const answers: Record<string, unknown> = {
    serverTime: { time: NOW_MS },
    myDayScoreStsTotal: totals,
    myScoreList: { list },
    eventTypes: SIGN_IN,
  };
  stubPage((name) => ({ status: 0, data: answers[name] ?? {} }));
  const { loadPoints, points } = await import('../../../src/screens/integralShop/points.state.ts');
  await loadPoints(testSettings());
  expect(points.$list.get()).toMatchObject({ state: 'ready', head: { signedToday: expected } });
});
