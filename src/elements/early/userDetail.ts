import { postListCall } from '../../api/calls/circleCalls.ts';
import { publicMemberCall } from '../../api/calls/publicMemberCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/userDetail/{id?}.html', ({ id }) =>
  id ? [publicMemberCall(id), postListCall({ of: { userId: id }, order: 'new' })] : [],
);
