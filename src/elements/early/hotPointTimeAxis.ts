import { articlesCall, columnCall } from '../../api/calls/columnCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/timeline/{id?}.html', ({ id }) =>
  id ? [articlesCall({ columnId: id, page: 0 }), columnCall(id)] : [],
);
