import { leaderCall } from '../api/calls/leaderCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/personageReports/{id?}.html', ({ id }) => (id ? [leaderCall(id)] : []));
