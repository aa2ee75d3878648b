import { getEventAdvs } from '../../api/calls/eventAds.ts';
import type { Client } from '../../api/client.ts';
import type { AdSlot } from '../../model/ads/normaliseAds.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';

/**
 * Loads the ad below the head of an activity; null without one, after a failure, and where the site has
 * no ads: then nothing is requested (product 5.14). Never rejects.
 */
export async function loadEventAd(
  client: Client,
  activityId: string,
  config: SiteConfig | Promise<SiteConfig>,
): Promise<AdSlot | null> {
  const { article } = await config;
  if (!article.adsEnabled) return null;
  const answer = await getEventAdvs(client, { aid: activityId });
  return answer.ok ? answer.value.slot : null;
}
