import { columnCall } from '../../api/calls/columns.ts';
import { specialArticlesCall } from '../../api/calls/specials.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ columnId }) =>
  columnId ? [specialArticlesCall(columnId, 0), columnCall(columnId)] : [];
