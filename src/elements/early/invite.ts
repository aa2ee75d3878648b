import { ownConfigCall } from '../../api/calls/inviteCalls.ts';
import { askListEarly } from '../earlyList.ts';

// For who is not logged in; a member's own is asked for when the page is awake.
askListEarly('/invite.html', () => [ownConfigCall('')]);
