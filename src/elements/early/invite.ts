import { ownConfigCall } from '../../api/calls/inviteCalls.ts';
import { askListEarly } from '../earlyList.ts';

// For readers without a login; a member's own configuration is requested later, by the client.
askListEarly('/invite.html', () => [ownConfigCall('')]);
