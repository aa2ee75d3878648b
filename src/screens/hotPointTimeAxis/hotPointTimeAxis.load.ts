import { articlesCall, columnCall } from '../../api/calls/columns.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [articlesCall({ columnId: id, page: 0 }), columnCall(id)] : [];
