import { FOLLOW_OBJECTS } from '../../model/outbox/targets.ts';
import type { Followed } from '../../writes/follow.ts';
import { findButtons, press } from './buttons.ts';

/** Returns what a follow button names; null when it names nothing. */
export function readFollowed({ dataset }: HTMLElement): Followed | null {
  const object = FOLLOW_OBJECTS.find((known) => `${known}` === dataset.type);
  return dataset.id && object ? { object, id: dataset.id } : null;
}

/** Sets the pressed state of all follow buttons that name this object. */
export function showFollowed({ object, id }: Followed, on: boolean): void {
  press(
    findButtons('follow').filter(
      ({ dataset }) => dataset.id === id && dataset.type === `${object}`,
    ),
    on,
  );
}
