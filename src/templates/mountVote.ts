import { serverNow } from '../host/clock.ts';
import { runBusyTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Vote } from '../model/article/articleTypes.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { loadServerTime } from '../services/loadServerTime.ts';
import { whenUsed } from './whenUsed.ts';

interface VoteProps {
  readonly vote: Vote;
  readonly locale: Locale;
}

/**
 * Hydrates the vote of an article in an element with its form (VoteForm.tsx) when the reader comes near
 * it. The form stays in place, because the reader may be filling it in; one that was submitted before
 * is submitted then. When its code cannot be loaded, a message says so, and the next submit requests
 * it again.
 */
export function mountVote(box: HTMLElement, props: VoteProps): void {
  const mount = async () => {
    const [{ Vote: Island }, { hydrateIsland }] = await Promise.all([
      import('../islands/Vote.island.tsx'),
      import('../islands/mountIsland.ts'),
      loadActionMessages(props.locale),
    ]);
    await hydrateIsland(box, Island, props);
    box.removeEventListener('submit', holdSubmit);
  };
  const holdSubmit = (event: Event) => {
    event.preventDefault();
    // React has its listeners on the same element before it has hydrated its content.
    event.stopImmediatePropagation();
    const button = box.querySelector('button');
    if (button) void runBusyTap(button, mount, () => button.click());
  };
  box.addEventListener('submit', holdSubmit);
  void Promise.race([whenUsed(box), whenFormOutdated(props.vote)]).then(mount);
}

/** Resolves when the form is not what to show: the vote is over, or this device may have voted. */
async function whenFormOutdated({ id, endsAt }: Vote): Promise<void> {
  if (listStored('outbox:').length > 0 || readStored(STORAGE_KEYS.done)?.includes(id)) return;
  if (endsAt !== null) await loadServerTime(readSettings());
  if (endsAt === null || endsAt > serverNow()) await new Promise(() => {});
}
