import type { FollowObject } from '../../model/outbox/types.ts';
import { findButtons, press } from './buttons.ts';

export interface Followed {
  readonly object: FollowObject;
  readonly id: string;
}

const OBJECTS: readonly number[] = [1, 2, 3, 4, 18] satisfies FollowObject[];

/** Whom a follow button names; null when it names nobody. */
export function readFollowed({ dataset }: HTMLElement): Followed | null {
  const object = Number(dataset.type);
  const { id } = dataset;
  return id && OBJECTS.includes(object) ? { object: object as FollowObject, id } : null;
}

/** Every button that names them, and only those. */
export function showFollowed({ object, id }: Followed, on: boolean): void {
  press(
    findButtons('follow').filter(
      ({ dataset }) => dataset.id === id && dataset.type === `${object}`,
    ),
    on,
  );
}
