import { rankCall } from '../../api/calls/rankCalls.ts';
import { readTab } from '../../host/tabAddress.ts';
import { PERIOD_PARAM, parseRankPeriod } from '../../model/people/rankPeriod.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/xyListShare.html', () => [rankCall(parseRankPeriod(readTab(PERIOD_PARAM)), '0')]);
