import { questionsCall, topicCall } from '../../api/calls/questionCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/topicDetail/{id?}.html', ({ id }) =>
  id ? [topicCall(id), questionsCall({ id, page: 0, lastId: '0' })] : [],
);
