import { mvodArticleCall } from '../../api/calls/mvod.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [mvodArticleCall(id)] : []);
