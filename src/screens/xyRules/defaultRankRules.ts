import type { CommunityMessageKey } from '../../i18n/translate.ts';

/** Message keys of the default rules' headings and texts, for sites without rules of their own. */
export const DEFAULT_RANK_RULES = [
  ['rank.rulesWhat', 'rank.rulesWhatText'],
  ['rank.rulesPeriods', 'rank.rulesPeriodsText'],
  ['rank.rulesVotes', 'rank.rulesVotesText'],
  ['rank.rulesCounts', 'rank.rulesCountsText'],
] as const satisfies readonly (readonly [CommunityMessageKey, CommunityMessageKey])[];
