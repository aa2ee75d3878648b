import { postCall } from '../../api/calls/circleCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/postDetail/{id?}.html', ({ id }) => (id ? [postCall(id)] : []));
