import { Suspense } from 'react';
import { serverNow } from '../host/clock.ts';
import { hydrateOnTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Vote } from '../model/article/normaliseArticle.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { loadServerTime } from '../services/loadServerTime.ts';
import { QuestionField, VoteHead, VoteSubmit } from '../ui/vote/VoteFields.tsx';
import { whenUsed } from './whenUsed.ts';

/** Renders a vote without its form: an editor sees the options, and nothing can be sent. */
export const VoteOptions = ({ vote, t }: { readonly vote: Vote; readonly t: Translate }) => (
  <fieldset className="m-0 min-w-0 p-0" disabled>
    <VoteHead t={t} vote={vote} />
    {vote.questions.map((question) => (
      <QuestionField key={question.id} question={question} t={t} vote={vote} />
    ))}
  </fieldset>
);

/** Renders a vote that nothing is known of yet, as the form that its island hydrates. */
export const VoteForm = ({ vote, t }: { readonly vote: Vote; readonly t: Translate }) => (
  <div id="vote">
    <form method="post">
      <Suspense>
        <VoteHead t={t} vote={vote} />
        {vote.questions.map((question) => (
          <QuestionField key={question.id} question={question} t={t} vote={vote} />
        ))}
        <VoteSubmit t={t} />
      </Suspense>
    </form>
  </div>
);

interface VoteProps {
  readonly vote: Vote;
  readonly locale: Locale;
}

/** Hydrates the form of a vote when the reader comes near it or uses it, or when it is not what to show. */
export function startVote(box: HTMLElement, props: VoteProps): void {
  const hydrate = hydrateOnTap(box, async () => {
    const [{ Vote: Island }, { hydrateIsland }] = await Promise.all([
      import('../islands/Vote.island.tsx'),
      import('../islands/mountIsland.ts'),
      loadActionMessages(props.locale),
    ]);
    await hydrateIsland(box, Island, props);
  });
  void Promise.race([whenUsed(box), whenFormOutdated(props.vote)]).then(hydrate);
}

/** Resolves when the vote is over, or this device may have voted. */
async function whenFormOutdated({ id, endsAt }: Vote): Promise<void> {
  if (listStored('outbox:').length > 0 || readStored(STORAGE_KEYS.done)?.includes(id)) return;
  if (endsAt !== null) await loadServerTime(readSettings());
  if (endsAt === null || endsAt > serverNow()) await new Promise(() => {});
}
