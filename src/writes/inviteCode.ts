import { parseFields, text } from './fieldParsers.ts';
import { decideInviteVerdict } from './invitation.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface InviteCodePayload {
  readonly code: string;
}

/** Reports the invitation code with which a member registered. */
export const inviteCode = defineWrite({
  parse: parseFields<InviteCodePayload>({ code: text }),
  isOfMember: true,
  call: async (client, { payload, key, by }) => {
    const { useInviteCode: enterCode } = await import('../api/calls/invites.ts');
    return enterCode(client, { ...payload, uid: by, idempotencyKey: key });
  },
  decideVerdict: decideInviteVerdict,
});
