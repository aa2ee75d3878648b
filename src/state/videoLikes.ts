import { map } from 'nanostores';
import { toggle } from '../services/outbox/toggle.ts';

/** What the likes of this page add to the server's counts, by video id. */
export const $likeSteps = map<Readonly<Record<string, number>>>({});

/** How a page outside of React shows the like of a video. */
interface ShownLike {
  readonly show: (on: boolean) => void;
  readonly count: (step: 1 | -1) => void;
}

/** Likes a short video, or removes the like. */
export const toggleVideoLike = (id: string, on: boolean, shown?: ShownLike): Promise<void> =>
  toggle({
    kind: 'praiseVideo',
    payload: { id, cancel: !on },
    ...(shown && { show: shown.show }),
    count: (step) => {
      $likeSteps.setKey(id, ($likeSteps.get()[id] ?? 0) + step);
      shown?.count(step);
    },
    already: 'write.liked',
  });
