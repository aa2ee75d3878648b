import { circleCall, postListCall } from '../../api/calls/circleCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/circleDetail/{id?}.html', ({ id }) =>
  id ? [circleCall(id), postListCall({ of: { circleId: id } })] : [],
);
