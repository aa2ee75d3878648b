import { governmentQuestionCall } from '../../api/calls/questionCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/qaDetail/{id?}.html', ({ id }) => (id ? [governmentQuestionCall(id)] : []));
