import { serverNow } from '../host/clock.ts';
import { runTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored, STORAGE_KEYS } from '../host/storage.ts';
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
 * Mounts the vote of an article in an element with its form (ui/vote/VoteForm.tsx) when the reader
 * comes near it. What was chosen before stays chosen, and a form that was submitted before is
 * submitted then. When its code does not come, the reader is told, and the next submit requests it
 * again.
 */
export function mountVote(box: HTMLElement, props: VoteProps): void {
  let mounted: Promise<void> | null = null;
  const mount = async () => {
    const [{ Vote: Island }, { mountIsland }] = await Promise.all([
      import('../islands/Vote.island.tsx'),
      import('../islands/mountIsland.ts'),
      loadActionMessages(props.locale),
    ]);
    // The submit and the viewport may both have requested it.
    mounted ??= replaceForm(box, () => mountIsland(box, Island, props)).then(() =>
      box.removeEventListener('submit', holdSubmit),
    );
    await mounted;
  };
  const holdSubmit = (event: Event) => {
    event.preventDefault();
    const button = box.querySelector('button');
    if (!button || isBusy(button)) return;
    button.setAttribute('aria-busy', 'true');
    const free = () => button.removeAttribute('aria-busy');
    const submitLater = async () => {
      await mount();
      if (!isBusy(button)) return;
      free();
      submit(box);
    };
    void runTap(submitLater(), free);
  };
  box.addEventListener('submit', holdSubmit);
  void Promise.race([whenUsed(box), whenFormOutdated(props.vote)]).then(mount);
}

/** Renders the island; resolves when its form is shown with what was chosen in the first one. */
async function replaceForm(box: HTMLElement, render: () => void): Promise<void> {
  const form = box.firstElementChild;
  const chosen = Array.from(
    box.querySelectorAll<HTMLInputElement>('input:checked'),
    ({ value }) => value,
  );
  render();
  // React renders in its own time.
  const isRendered = () =>
    box.firstElementChild !== form && box.firstElementChild?.childElementCount !== 0;
  while (box.isConnected && !isRendered()) await new Promise(requestAnimationFrame);
  for (const input of box.querySelectorAll<HTMLInputElement>('input')) {
    if (chosen.includes(input.value)) input.checked = true;
  }
}

const isBusy = (button: Element): boolean => button.getAttribute('aria-busy') === 'true';

/** Safari 14 has no `requestSubmit`. */
const submit = (box: HTMLElement) =>
  box
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** Resolves when the form is not what to show: the vote is over, or this device may have voted. */
async function whenFormOutdated({ id, endsAt }: Vote): Promise<void> {
  if (listStored('outbox:').length > 0 || readStored(STORAGE_KEYS.done)?.includes(id)) return;
  if (endsAt !== null) await loadServerTime(readSettings());
  if (endsAt === null || endsAt > serverNow()) await new Promise(() => {});
}
