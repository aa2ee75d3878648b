import { leaderViewCall, REGIONS_CALL, regionLeadersCall } from '../api/calls/leaderListCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ region }) => [region ? regionLeadersCall(region) : leaderViewCall(0), REGIONS_CALL]);
