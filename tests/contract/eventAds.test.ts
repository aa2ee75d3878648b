import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normaliseSite.ts';
import type { SiteConfig } from '../../src/model/site/siteTypes.ts';
import { loadActivityDetail } from '../../src/screens/activityDetail/activityDetail.load.ts';
import { loadEventAd } from '../../src/screens/activityDetail/eventAd.load.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The ad below the head of an activity (product 5.14). */

const origin = runOrigin();
/** The activity with an ad, and one without. */
const BOOKED = '6004';
const FREE = '6002';

const siteWith = (adsEnabled: boolean): SiteConfig => ({
  ...DEFAULT_SITE_CONFIG,
  article: { ...DEFAULT_SITE_CONFIG.article, adsEnabled },
});
const WITH_ADS = siteWith(true);
const WITHOUT_ADS = siteWith(false);

describe('the ad of an activity', () => {
  it('is requested with the activity, by its id', async () => {
    const { client, sent } = openReader(origin);
    const { ad, activity } = mustHave(await loadActivityDetail(client, BOOKED, WITH_ADS));
    expect(activity.id).toBe(BOOKED);
    expect(ad).toMatchObject({ closable: true, ads: [{ id: '713' }] });
    expect(sent('getEventAdvs')).toMatchObject({
      line: 'GET /adv-appif-server/getEventAdvs',
      params: { aid: BOOKED },
    });
  });

  it('is none where none is booked', async () => {
    const { client } = openReader(origin);
    expect(mustHave(await loadActivityDetail(client, FREE, WITH_ADS)).ad).toBeNull();
  });

  it('is not requested where the site has no ads', async () => {
    const { client, lines } = openReader(origin);
    expect(mustHave(await loadActivityDetail(client, BOOKED, WITHOUT_ADS)).ad).toBeNull();
    expect(await loadEventAd(client, BOOKED, WITHOUT_ADS)).toBeNull();
    expect(lines().filter((line) => /Advs/.test(line))).toEqual([]);
  });

  it('is none when the ad server fails, and the activity is shown', async () => {
    const answer = (call: string) =>
      call === 'getEventAdvs' ? new Response('', { status: 502 }) : null;
    const { client } = openReader(origin, { answer });
    const shown = mustHave(await loadActivityDetail(client, BOOKED, WITH_ADS));
    expect(shown).toMatchObject({ activity: { id: BOOKED }, ad: null });
  });

  it('is left out when it takes longer than the page waits', async () => {
    const { client } = openReader(origin);
    const never = new Promise<SiteConfig>(() => {});
    const shown = await loadActivityDetail(client, BOOKED, never, { adWaitMs: 1 });
    expect(mustHave(shown)).toMatchObject({ activity: { id: BOOKED }, ad: null });
  });
});
