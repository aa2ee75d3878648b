import { defineWrite } from './descriptor.ts';
import { parseFields, text } from './fields.ts';

export interface HitPayload {
  readonly accountId: string;
}

/** Votes for an account in the rank, once a day. */
export const hit = defineWrite({
  parse: parseFields<HitPayload>({ accountId: text }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { hitXyBulletin } = await import('../api/calls/peopleWrites.ts');
    return hitXyBulletin(client, { ...payload, userId, idempotencyKey: key });
  },
});
