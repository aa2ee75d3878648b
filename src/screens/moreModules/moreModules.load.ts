import { moduleCall } from '../../api/calls/columns.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [moduleCall({ id })] : []);
