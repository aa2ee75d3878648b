import { dynamicCall } from '../../api/calls/dynamicCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/dynamicDetail/{id?}.html', ({ id }) => (id ? [dynamicCall(id)] : []));
