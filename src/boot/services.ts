import { allColumnsCall } from '../api/calls/columnCalls.ts';
import { leaderViewCall } from '../api/calls/leaderListCalls.ts';
import { papersCall } from '../api/calls/paperCalls.ts';
import { rankCall } from '../api/calls/rankCalls.ts';
import { catsCall } from '../api/calls/subscriptionCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(() => [allColumnsCall, catsCall(), rankCall(0, '0'), leaderViewCall(0), papersCall]);
