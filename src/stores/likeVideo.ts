import { map } from 'nanostores';
import { toggle } from './toggle.ts';

/** What this page's likes add to the counts of the server, by video. */
export const $likeSteps = map<Readonly<Record<string, number>>>({});

/** What a page shows of a video's like outside of stores. */
interface ShownLike {
  readonly show: (on: boolean) => void;
  readonly count: (step: 1 | -1) => void;
}

/** Likes a short video, or takes the like back. */
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
