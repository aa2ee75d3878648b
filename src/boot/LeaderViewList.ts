import { REGIONS_CALL, regionLeadersCall } from '../api/calls/leaderLists.ts';
import { leaderViewCall } from '../api/calls/offerCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ region }) => [region ? regionLeadersCall(region) : leaderViewCall(0), REGIONS_CALL]);
