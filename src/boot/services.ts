import { allColumnsCall } from '../api/calls/columns.ts';
import { catsCall, leaderViewCall, papersCall, rankCall } from '../api/calls/offerCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(() => [allColumnsCall, catsCall(), rankCall(0, '0'), leaderViewCall(0), papersCall]);
