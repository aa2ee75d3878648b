import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface HitPayload {
  readonly accountId: string;
}

/** Votes for an account in the rank, once a day. */
export const hit = defineWrite({
  parse: parseFields<HitPayload>({ accountId: text }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { hitXyBulletin } = await import('../api/calls/communityWrites.ts');
    return hitXyBulletin(client, { ...payload, userId, idempotencyKey: key });
  },
});
