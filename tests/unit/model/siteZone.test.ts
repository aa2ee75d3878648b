import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteZone } from '../../../scripts/build/siteZone.ts';
import { toSiteTime } from '../../../scripts/siteTime.ts';

const MODULE = '../../../src/model/siteZone.ts';
const PATTERNS = ['YYYY-MM-DD HH:mm:ss', 'D MMM YY', 'H:m:s', 'YYYY年MM月DD日'];

/** Just before and after midnights and the changes of clocks in New York, and half a year apart. */
const TIMES = [
  '2024-03-10T06:59:59Z',
  '2024-03-10T07:00:00Z',
  '2024-11-03T05:59:59Z',
  '2024-11-03T06:00:00Z',
  '2024-12-31T15:59:59Z',
  '2024-12-31T16:00:00Z',
  '2025-07-01T12:34:56Z',
  '2026-01-01T04:59:59Z',
].map((text) => Date.parse(text));

/** Returns what the build writes in place of the module of the time zone. */
function readBuilt(timeZone?: string): Record<string, unknown> {
  const { load } = siteZone(timeZone);
  const code = typeof load === 'function' ? String(load.call({} as never, MODULE.slice(8))) : '';
  const values = code.matchAll(/export const (\w+) = (.*);/g);
  return Object.fromEntries(Array.from(values, ([, name, json = '']) => [name, JSON.parse(json)]));
}

afterEach(() => {
  vi.doUnmock(MODULE);
  vi.resetModules();
});

describe("dates in the site's time zone", () => {
  it.each([
    ['Asia/Shanghai'],
    ['Asia/Kolkata'],
    ['America/New_York'],
    ['Australia/Lord_Howe'],
    ['UTC'],
  ])('are those of dayjs in %s', async (timeZone) => {
    vi.resetModules();
    vi.doMock(MODULE, () => readBuilt(timeZone));
    const { formatDate, formatSiteIso } = await import('../../../src/model/time.ts');
    for (const at of TIMES) {
      const time = toSiteTime(at, timeZone);
      for (const pattern of PATTERNS) expect(formatDate(at, pattern)).toBe(time.format(pattern));
      expect(formatSiteIso(at)).toBe(time.format('YYYY-MM-DDTHH:mm:ssZ'));
    }
  });

  it('are computed from the offset where it never changes', () => {
    expect(readBuilt('Asia/Kolkata')).toMatchObject({ FIXED_OFFSET_MS: 5.5 * 3_600_000 });
    expect(readBuilt('America/New_York')).toMatchObject({ FIXED_OFFSET_MS: null });
  });

  it('have the default zone in code that no build made', async () =>
    expect({ ...(await import('../../../src/model/siteZone.ts')) }).toEqual(readBuilt()));
});
