import { leaderViewCall, REGIONS_CALL, regionLeadersCall } from '../api/calls/leaderListCalls.ts';
import { preloadPage } from './preloadPage.ts';

// The region is in the query: the route has no parameters of its own.
preloadPage('/LeaderViewList/{region?}.html', ({ region }) => [
  region ? regionLeadersCall(region) : leaderViewCall(0),
  REGIONS_CALL,
]);
