import { tagCall } from '../../api/calls/tags.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ tagId: id = '', tagName: name = '' }) =>
  id || name ? [tagCall({ id, name, page: 1 })] : [];
