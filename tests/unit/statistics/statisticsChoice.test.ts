import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayRecord, saveRecordChoice } from '../../../src/host/statisticsChoice.ts';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import { sendReadRecord } from '../../../src/services/statistics/sendReadRecord.ts';
import { testSettings } from '../api/settings.ts';

const stored = new Map<string, string>();
const sent: string[] = [];
beforeEach(() => {
  stored.clear();
  sent.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('records for analytics', () => {
  it.each([
    ['are sent before a choice', {}, null, true],
    [
      'wait for a choice where the deployment asks for it',
      { statisticsConsent: true },
      null,
      false,
    ],
    ['are sent after a reader agreed', { statisticsConsent: true }, true, true],
    ['are not sent after a reader refused', {}, false, false],
  ] as const)('%s', (_, consent, choice, isSent) => {
    if (choice !== null) saveRecordChoice(choice);
    expect(mayRecord(consent)).toBe(isSent);
    const host = { recordUrl: 'https://a.example.test', recordTenant: 'news', recordKey: 'key' };
    sendReadRecord({ ...testSettings(), ...host, ...consent }, { action: 'open', articleId: '1' });
    expect(sent).toHaveLength(isSent ? 1 : 0);
    if (!isSent) expect(stored.has(STORAGE_KEYS.deviceUuid)).toBe(false);
  });

  it('lose their id of the device with a refusal', () => {
    stored.set(STORAGE_KEYS.deviceUuid, 'a');
    saveRecordChoice(false);
    expect([...stored.keys()]).toEqual([STORAGE_KEYS.statistics]);
  });
});
