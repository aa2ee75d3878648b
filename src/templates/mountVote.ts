import { serverNow } from '../host/clock.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored, STORAGE_KEYS } from '../host/storage.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Vote } from '../model/article/articleTypes.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { loadServerTime } from '../services/loadServerTime.ts';
import { mountNear } from './mountNear.ts';

interface VoteProps {
  readonly vote: Vote;
  readonly locale: Locale;
}

/**
 * Mounts the vote of an article in an element with its form (ui/vote/VoteForm.tsx). What the reader
 * chose before stays chosen, and a form that was submitted before is submitted then.
 */
export async function mountVote(box: HTMLElement, props: VoteProps): Promise<void> {
  let isSubmitted = false;
  const holdSubmit = (event: Event) => {
    event.preventDefault();
    isSubmitted = true;
    box.querySelector('button')?.setAttribute('aria-busy', 'true');
  };
  box.addEventListener('submit', holdSubmit);
  const form = box.firstElementChild;
  let chosen: readonly string[] = [];
  await mountNear(
    box,
    async () => {
      const [{ Vote: Island }] = await Promise.all([
        import('../islands/Vote.island.tsx'),
        loadActionMessages(props.locale),
      ]);
      chosen = Array.from(findInputs(box), ({ value }) => value);
      return { Island, props };
    },
    isFormOutdated(props.vote),
  );
  // React renders in its own time.
  const isRendered = () =>
    box.firstElementChild !== form && box.firstElementChild?.childElementCount !== 0;
  while (box.isConnected && !isRendered()) await new Promise(requestAnimationFrame);
  box.removeEventListener('submit', holdSubmit);
  for (const input of box.querySelectorAll<HTMLInputElement>('input')) {
    if (chosen.includes(input.value)) input.checked = true;
  }
  // Safari 14 has no `requestSubmit`.
  if (isSubmitted) {
    box
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
}

/** Resolves when the form is not what to show: the vote is over, or this device may have voted. */
async function isFormOutdated({ id, endsAt }: Vote): Promise<void> {
  if (listStored('outbox:').length > 0 || readStored(STORAGE_KEYS.done)?.includes(id)) return;
  if (endsAt !== null) await loadServerTime(readSettings());
  if (endsAt === null || endsAt > serverNow()) await new Promise(() => {});
}

const findInputs = (box: HTMLElement) => box.querySelectorAll<HTMLInputElement>('input:checked');
