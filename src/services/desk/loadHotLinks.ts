import { articleHot } from '../../api/calls/content.ts';
import { keepPeriod } from '../../model/column/hotPeriod.ts';
import { removeDuplicates } from '../../model/wire.ts';
import type { Settings } from '../../settings.ts';
import { getClient } from '../pageClient.ts';
import { type AsideLink, createAsideLink } from './asideLink.ts';

/** Loads the most read articles of the last day, in their order; [] when that failed. */
export async function loadHotLinks(settings: Settings): Promise<readonly AsideLink[]> {
  const answer = await articleHot(getClient(settings));
  if (!answer.ok) return [];
  return keepPeriod(removeDuplicates(answer.value), 0).map((item) =>
    createAsideLink(item, settings.siteBase),
  );
}
