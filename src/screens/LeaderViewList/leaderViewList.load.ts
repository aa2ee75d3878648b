import { REGIONS_CALL, regionLeadersCall } from '../../api/calls/leaderLists.ts';
import { leaderViewCall } from '../../api/calls/offerCalls.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ region }) => [
  region ? regionLeadersCall(region) : leaderViewCall(0),
  REGIONS_CALL,
];
