import { atom, type ReadableAtom } from 'nanostores';
import { getSubcribeXys, subcribeView } from '../../api/calls/follows.ts';
import { asMissing, asPageError } from '../../api/missingError.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { FailureKind } from '../../model/failure.ts';
import { type FollowName, mergeFollows } from '../../model/follow/followName.ts';
import { listFollowedNews } from '../../model/follow/normaliseFollows.ts';
import { readFollowNames, saveFollowName } from '../../services/followNames.ts';
import { $marks, changeMark } from '../../services/outbox/markStore.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { followMark } from '../../writes/toggles.ts';

export type FollowsState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly follows: readonly FollowName[];
      /** The newest articles of the columns. */
      readonly news: readonly ListItem[];
    }
  | { readonly state: 'failed'; readonly kind: FailureKind };

const $state = atom<FollowsState>({ state: 'loading' });

/** What the member follows. */
export const $follows: ReadableAtom<FollowsState> = $state;

/**
 * Loads what the member follows: accounts and columns from the server, where it has these calls, and
 * everything that was followed on this device. Fails only where neither is known.
 */
export async function loadFollows(settings: Settings, uid: string): Promise<void> {
  $state.set({ state: 'loading' });
  const client = getClient(settings);
  const answers = await Promise.all([
    getSubcribeXys(client, { userId: uid }),
    subcribeView(client, { userId: uid }),
  ]);
  const [, columns] = answers;
  const news = columns.ok ? listFollowedNews(columns.value) : [];
  const listed = answers
    .flatMap((answer): readonly FollowName[] => (answer.ok ? answer.value : []))
    // The device stores them, without the articles of columns.
    .map(({ object, id, name }) => ({ object, id, name }));
  // What was followed on another device has no mark on this one, which the buttons show.
  for (const follow of listed) {
    changeMark(followMark(follow), true);
    saveFollowName(follow);
  }
  const follows = mergeFollows(listed, readFollowNames(), $marks.get(), uid);
  const failure = answers
    .flatMap((answer) => (answer.ok ? [] : asMissing(asPageError(answer.error))))
    .find(({ kind }) => kind !== 'empty');
  $state.set(
    failure && follows.length === 0
      ? { state: 'failed', kind: failure.kind }
      : { state: 'ready', follows, news },
  );
}
