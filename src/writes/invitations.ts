import type { InviteAnswer } from '../model/invite/normaliseInvite.ts';
import type { Verdict } from '../model/outbox/outboxTypes.ts';
import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { defineWrite, text } from './writeDescriptor.ts';

export const invitationMark = (code: string): WriteMark => ({ name: `invitation:${code}` });

/** Returns how the server's answer to a code ends its write; a code that was used before counts. */
function decideInviteVerdict(answer: InviteAnswer): Verdict {
  const { verdict, message } = answer;
  if (verdict === 'done') return { state: 'done', value: answer };
  if (verdict === 'used') return { state: 'already' };
  return { state: 'refused', status: null, message, reason: verdict };
}

/** Records that this device gets the app by an invitation. */
export const invitation = defineWrite({
  fields: {
    code: text,
    /** The inviting member; '' when the link does not name one. */
    uid: text,
  },
  isOfMember: false,
  call: async (client, { payload, key }, { userName }) => {
    const { recordInvitation } = await import('../api/calls/invites.ts');
    const device = { imei: client.device(), name: userName };
    return recordInvitation(client, { ...payload, ...device, idempotencyKey: key });
  },
  decideVerdict: decideInviteVerdict,
  markOf: ({ code }) => ({ mark: invitationMark(code), isSet: true }),
});

/** Reports the invitation code with which a member registered. */
export const inviteCode = defineWrite({
  fields: { code: text },
  isOfMember: true,
  call: async (client, { payload, key, by }) => {
    const { useInviteCode: enterCode } = await import('../api/calls/invites.ts');
    return enterCode(client, { ...payload, uid: by, idempotencyKey: key });
  },
  decideVerdict: decideInviteVerdict,
});
