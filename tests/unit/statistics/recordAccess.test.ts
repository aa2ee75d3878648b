import { afterEach, expect, it, vi } from 'vitest';
import type { AccessParams } from '../../../src/api/calls/activity.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';

afterEach(() => vi.unstubAllGlobals());

const VIEWS: readonly AccessParams[] = [
  { id: '6005', of: 'activity' },
  { id: '8101', of: 'vote' },
  { id: '8101', of: 'option', optionId: '1' },
  { id: '8101', of: 'option', optionId: '2' },
];

it.each([
  // The page of a reader comes last: what it has recorded would not be recorded again.
  ['no editor', true, 0],
  ['a reader once', false, VIEWS.length],
])('the view of an activity, a vote or a candidate is recorded: of %s', async (_, quiet, count) => {
  const page = stubPage(() => ({ status: 0, data: {} }), { quiet });
  const { recordAccess } = await import('../../../src/services/statistics/recordAccess.ts');
  for (const access of [...VIEWS, ...VIEWS]) recordAccess(testSettings(), access);
  await new Promise((done) => setTimeout(done));
  expect(page.count('recordAccessCount')).toBe(count);
});
