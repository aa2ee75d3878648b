import { leaderCall } from '../api/calls/leaderCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage('/figureDetail/{id?}.html', ({ id }) => (id ? [leaderCall(id)] : []));
