/**
 * Follows: serves `topicSub`, `topicSubCancel` on hosts `app_if` and `nis`. Wire form:
 * src/docs/wireFields.md.
 */

import type { CallContext, Calls } from '../callContext.ts';
import { yes } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { FOLLOWED, type Followed, follow, unfollow } from '../store/follows.ts';

const followedOf = ({ params }: CallContext): Followed => ({
  type: params.count('type', FOLLOWED.column),
  id: params.count('id'),
});

/** Follows a column, reporter, question topic, account or circle; "true" when it is followed already, too. */
const topicSub: WriteCall = (context) => {
  follow(
    context.db,
    followedOf(context),
    readReader(context),
    context.now,
    readIdempotencyKey(context),
  );
  return yes;
};

const topicSubCancel: WriteCall = (context) => {
  unfollow(context.db, followedOf(context), readReader(context));
  return yes;
};

export const followCalls: Calls = createIdempotentCalls({ topicSub, topicSubCancel });
