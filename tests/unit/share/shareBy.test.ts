import { afterEach, expect, it, vi } from 'vitest';
import type { Host, HostOutcome } from '../../../src/host/host.ts';
import type { ShareCard } from '../../../src/model/share/shareTypes.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';

afterEach(() => vi.unstubAllGlobals());

it('shares are counted only when they are done', async () => {
  const page = stubPage(() => ({ status: 0, data: { value: 'true' } }));
  const { shareBy } = await import('../../../src/services/share.ts');
  const share = (outcome: HostOutcome) => {
    const host = { environment: { kind: 'browser' }, share: async () => outcome };
    const card = { articleId: outcome, objectType: 0 } as ShareCard;
    return shareBy(testSettings(), host as unknown as Host, card, 'native');
  };
  for (const outcome of ['cancelled', 'unavailable', 'failed', 'done'] as const) {
    expect(await share(outcome)).toBe(outcome);
  }
  await vi.waitFor(() => expect(page.count('postEvent')).toBeGreaterThan(0));
  const counted = page.asked.filter(({ name }) => name === 'postEvent');
  expect(counted.map(({ params }) => params.get('id'))).toEqual(['done']);
});
