import { momentCall } from '../../api/calls/circleCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/friendsCircleDetail/{id?}.html', ({ id }) => (id ? [momentCall(id)] : []));
