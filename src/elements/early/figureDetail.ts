import { leaderCall } from '../../api/calls/leaderCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/figureDetail/{id?}.html', ({ id }) => (id ? [leaderCall(id)] : []));
