import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { parseRankRules } from '../../model/community/rankRules.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadFromConfig } from '../singlePage.ts';

/** The site's rules of the rank, as HTML; '' where it has none. */
export const xyRules = createSinglePage<string>();

export const loadRankRulesPage = (settings: Settings): Promise<void> =>
  xyRules.load(settings, (client) => loadFromConfig(getSiteFacts(client, parseRankRules)));
