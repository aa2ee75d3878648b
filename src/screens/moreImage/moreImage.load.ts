import { articlesCall, columnCall, columnsCall } from '../../api/calls/columns.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [articlesCall({ columnId: id }), columnCall(id)] : [columnsCall()];
