import { rankCall } from '../api/calls/offerCalls.ts';
import { readTabParam } from '../host/tabParam.ts';
import { PERIOD_PARAM, parseRankPeriod } from '../model/community/rankPeriod.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(() => [rankCall(parseRankPeriod(readTabParam(PERIOD_PARAM)), '0')]);
