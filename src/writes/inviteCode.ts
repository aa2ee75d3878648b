import { defineWrite } from './descriptor.ts';
import { parseFields, text } from './fields.ts';
import { decideInviteVerdict } from './invitation.ts';

export interface InviteCodePayload {
  readonly code: string;
}

/** Says by whose code a member came. */
export const inviteCode = defineWrite({
  parse: parseFields<InviteCodePayload>({ code: text }),
  isOfMember: true,
  call: async (client, { payload, key, by }) => {
    const { useInviteCode: enterCode } = await import('../api/calls/invites.ts');
    return enterCode(client, { ...payload, uid: by, idempotencyKey: key });
  },
  decideVerdict: decideInviteVerdict,
});
