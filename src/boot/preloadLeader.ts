/** Runs inline in the templates of a leader and of the reports on one: requests the leader. */
import { leaderCall } from '../api/calls/leaders.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [leaderCall(id)] : []));
