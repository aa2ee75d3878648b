import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { parseRankRules } from '../../model/people/rules.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, outOfConfig } from '../singlePage.ts';

/** The site's rules of the rank, as HTML; '' where it has none. */
export const xyRules = createSinglePage<string>();

export const openRules = (settings: Settings): Promise<void> =>
  xyRules.open(settings, (client) => outOfConfig(getSiteFacts(client, parseRankRules)));
