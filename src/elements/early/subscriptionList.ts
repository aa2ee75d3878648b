import { catsCall, catXysCall } from '../../api/calls/subscriptionCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/subscriptionList/{id?}.html', ({ id }) => [
  catsCall(),
  ...(id ? [catXysCall(id, 0)] : []),
]);
