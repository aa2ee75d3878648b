import type { PeopleKey } from '../../i18n/translate.ts';

/** Headings and texts of the rules where the site has none of its own. */
export const OWN_RULES = [
  ['rank.rulesWhat', 'rank.rulesWhatText'],
  ['rank.rulesPeriods', 'rank.rulesPeriodsText'],
  ['rank.rulesVotes', 'rank.rulesVotesText'],
  ['rank.rulesCounts', 'rank.rulesCountsText'],
] as const satisfies readonly (readonly [PeopleKey, PeopleKey])[];
