import { computed, type ReadableAtom } from 'nanostores';
import type { WritePayloads } from '../../model/outbox/types.ts';
import { $pending, drain } from '../outbox.ts';
import { $session } from '../session.ts';

/** Activities that this reader has signed up for and the server has not answered yet. */
export const $pendingSignUps: ReadableAtom<readonly string[]> = computed(
  [$pending, $session],
  (pending, session) => {
    const uid = session.state === 'member' ? session.member.uid : '';
    return pending.flatMap(({ kind, by, payload }) =>
      kind === 'signUp' && (by === '' || by === uid)
        ? [(payload as WritePayloads['signUp']).activityId]
        : [],
    );
  },
);

/** Looks for those of earlier pages, and sends them. */
export const openPendingSignUps = (): void => drain();
