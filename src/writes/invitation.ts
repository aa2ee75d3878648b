import type { InviteAnswer } from '../model/invite/inviteTypes.ts';
import type { Verdict } from '../model/outbox/outboxTypes.ts';
import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface InvitationPayload {
  readonly code: string;
  /** The inviting member; '' when the link does not name one. */
  readonly uid: string;
}

export const invitationMark = (code: string): WriteMark => ({ name: `invitation:${code}` });

/** Returns how the server's answer to a code ends its write; a code that was used before counts. */
export function decideInviteVerdict(answer: InviteAnswer): Verdict {
  const { verdict, message } = answer;
  if (verdict === 'done') return { state: 'done', value: answer };
  if (verdict === 'used') return { state: 'already' };
  return { state: 'refused', status: null, message, reason: verdict };
}

/** Records that this device gets the app by an invitation. */
export const invitation = defineWrite({
  parse: parseFields<InvitationPayload>({ code: text, uid: text }),
  isOfMember: false,
  call: async (client, { payload, key }, { userName }) => {
    const { recordInvitation } = await import('../api/calls/invites.ts');
    const device = { imei: client.device(), name: userName };
    return recordInvitation(client, { ...payload, ...device, idempotencyKey: key });
  },
  decideVerdict: decideInviteVerdict,
  markOf: ({ code }) => ({ mark: invitationMark(code), isSet: true }),
});
