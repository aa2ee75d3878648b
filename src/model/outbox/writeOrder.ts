import type { Payloads, QueuedWrite, WriteRules } from './outboxTypes.ts';

/** What two writes of the same reader about the same thing have in common. */
const nameTarget = <P extends Payloads>(
  rules: WriteRules<P>,
  write: Pick<QueuedWrite<P>, 'kind' | 'payload' | 'by'>,
): string => `${write.by} ${rules.dedupeKey(write)}`;

/**
 * Returns the write to be sent next: the first about its target, so that a like and its cancel arrive
 * in order; of those the one with the fewest attempts, so that a write that never gets through does
 * not block the others.
 *
 * @param writes in the order of their creation
 */
export function findNextWrite<P extends Payloads>(
  rules: WriteRules<P>,
  writes: readonly QueuedWrite<P>[],
  isTurn: (write: QueuedWrite<P>) => boolean,
): QueuedWrite<P> | undefined {
  const seen = new Set<string>();
  let next: QueuedWrite<P> | undefined;
  for (const write of writes) {
    const target = nameTarget(rules, write);
    if (seen.has(target)) continue;
    seen.add(target);
    if (isTurn(write) && (next === undefined || write.tries < next.tries)) next = write;
  }
  return next;
}

/** Returns the toggles that were undone before any page could send them, each with the later one. */
export function listSuperseded<P extends Payloads>(
  rules: WriteRules<P>,
  writes: readonly QueuedWrite<P>[],
): (readonly [unsent: QueuedWrite<P>, later: QueuedWrite<P>])[] {
  const latest = new Map<string, QueuedWrite<P>>();
  return writes.flatMap((write) => {
    const target = nameTarget(rules, write);
    const last = latest.get(target);
    latest.set(target, write);
    return last && rules.isToggle(write.kind) && last.tries === 0 ? [[last, write]] : [];
  });
}

/**
 * Returns the waiting write that is the same as a new one, and the unsent toggles after it that the new
 * one undoes.
 */
export function compareWrite<P extends Payloads>(
  rules: WriteRules<P>,
  waiting: readonly QueuedWrite<P>[],
  write: Pick<QueuedWrite<P>, 'kind' | 'payload' | 'by'>,
): { readonly same: QueuedWrite<P> | undefined; readonly undone: readonly QueuedWrite<P>[] } {
  const target = nameTarget(rules, write);
  const before = waiting.filter((one) => nameTarget(rules, one) === target);
  const isUndone = ({ tries, payload }: QueuedWrite<P>) =>
    rules.isToggle(write.kind) && tries === 0 && !isSame(payload, write.payload);
  let last = before.pop();
  const undone: QueuedWrite<P>[] = [];
  for (; last && isUndone(last); last = before.pop()) undone.push(last);
  return { same: last && isSame(last.payload, write.payload) ? last : undefined, undone };
}

/** Whether two payloads are equal, in whatever order their fields are stored. */
const isSame = (a: object, b: object): boolean =>
  JSON.stringify(sortFields(a)) === JSON.stringify(sortFields(b));

const sortFields = (payload: object) =>
  Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
