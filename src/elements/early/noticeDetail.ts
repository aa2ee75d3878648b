import { noticeCall } from '../../api/calls/circleCalls.ts';
import { askListEarly } from '../earlyList.ts';

// The id is in the query: the route has no parameters of its own.
askListEarly('/noticeDetail.html', (_, { id }) => (id ? [noticeCall(id)] : []));
