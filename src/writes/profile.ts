import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface ProfilePayload {
  readonly nickname: string;
  /** Address of the uploaded portrait; '' leaves it as it is. */
  readonly icon: string;
}

/** Changes the name and the portrait of the member. */
export const profile = defineWrite({
  parse: parseFields<ProfilePayload>({ nickname: text, icon: text }),
  dedupeKey: () => 'profile',
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { modify } = await import('../api/calls/profile.ts');
    return modify(client, { ...payload, uid: userId, idempotencyKey: key });
  },
  onStored: async ({ nickname, icon }, _, { by }) => {
    const { $session, updateMember } = await import('../services/session/memberSession.ts');
    const session = $session.get();
    if (session.state !== 'member' || session.member.uid !== by) return;
    updateMember({ ...session.member, nickname, icon: icon || session.member.icon });
  },
});
