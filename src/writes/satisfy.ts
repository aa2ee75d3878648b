import { oneOf, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface SatisfyPayload {
  readonly id: string;
  /** 3 is satisfied, 1 is not. */
  readonly value: 1 | 2 | 3;
}

/** Says whether the answer to the member's question to the government satisfies them. */
export const satisfy = defineWrite({
  parse: parseFields<SatisfyPayload>({ id: text, value: oneOf(1, 2, 3) }),
  dedupeKey: ({ id }) => id,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { qaSatisfy } = await import('../api/calls/communityWrites.ts');
    return qaSatisfy(client, { ...payload, userId, idempotencyKey: key });
  },
});
