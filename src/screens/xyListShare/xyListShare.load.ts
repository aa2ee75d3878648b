import { rankCall } from '../../api/calls/offerCalls.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { readTabParam } from '../../host/tabParam.ts';
import { PERIOD_PARAM, parseRankPeriod } from '../../model/community/rankPeriod.ts';

export const listFirstCalls: ListFirstCalls = () => [
  rankCall(parseRankPeriod(readTabParam(PERIOD_PARAM)), '0'),
];
