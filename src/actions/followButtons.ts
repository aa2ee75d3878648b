import { FOLLOW_OBJECTS } from '../model/outbox/targets.ts';
import type { Followed } from '../writes/toggles.ts';
import { findButtons, setPressed } from './actionButtons.ts';

/** Returns what a follow button names; null when it names nothing. */
export function readFollowTarget({ dataset }: HTMLElement): Followed | null {
  const object = FOLLOW_OBJECTS.find((known) => `${known}` === dataset.type);
  return dataset.id && object ? { object, id: dataset.id } : null;
}

/** Sets the pressed state of all follow buttons that name this object. */
export function showFollowState({ object, id }: Followed, on: boolean): void {
  setPressed(
    findButtons('follow').filter(
      ({ dataset }) => dataset.id === id && dataset.type === `${object}`,
    ),
    on,
  );
}
