import { searchCall } from '../../api/calls/search.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ q: query = '' }) =>
  query.trim() ? [searchCall(query.trim(), 0)] : [];
