import { answersCall } from '../../api/calls/questionCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/askDetail/{id?}.html', ({ id }) => (id ? [answersCall({ id, page: 0 })] : []));
