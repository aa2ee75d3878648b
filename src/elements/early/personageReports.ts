import { leaderCall } from '../../api/calls/leaderCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/personageReports/{id?}.html', ({ id }) => (id ? [leaderCall(id)] : []));
