import { catsCall } from '../../api/calls/offerCalls.ts';
import { catXysCall } from '../../api/calls/subscriptions.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => [
  catsCall(),
  ...(id ? [catXysCall(id, 0)] : []),
];
