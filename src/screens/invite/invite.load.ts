import { ownConfigCall } from '../../api/calls/offerCalls.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

// For readers without a login; a member's own configuration is requested later, by the client.
export const listFirstCalls: ListFirstCalls = () => [ownConfigCall('')];
