import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { onPageVisible } from '../../host/pageVisibility.ts';
import { readSettings } from '../../host/settings.ts';
import { loadStyleSheet } from '../../host/styles/loadStyleSheet.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import { useServerSecond } from '../../islands/join/useServerSecond.ts';
import { useMessages } from '../../islands/useMessages.ts';
import type { BigVoteData } from '../../model/bigVote/bigVoteTypes.ts';
import type { VoteOptionsPage, VoteStage } from '../../model/bigVote/normaliseBigVote.ts';
import { decideVoteStage } from '../../model/bigVote/voteStage.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { decidePageLocale } from '../../services/loadMessages.ts';
import {
  adoptVoteOptions,
  loadVoteOptions,
  voteOptionList,
} from '../../state/bigVote/voteOptions.ts';
import bigVoteUrl from '../../styles/bigVoteDeferred.css?url';
import { Message } from '../../ui/Message.tsx';
import { $bigVote, $voteNumbers, refreshBigVote, refreshVoteNumbers } from './bigVotePage.state.ts';
import { VoteNumbers } from './VoteNumbers.tsx';
import { type PollVote, VotePanel } from './VotePanel.tsx';
import { VoteStageLine } from './VoteStageLine.tsx';

interface BigVoteProps {
  readonly vote: PollVote;
  /** Stage of the vote that the server reported when the page was baked. */
  readonly stage: VoteStage;
  readonly locale: Locale;
  /** First page of options, which a template page has loaded with the head. */
  readonly first?: VoteOptionsPage;
  /** The numbers and first options as HTML. */
  readonly children?: ReactNode;
}

/**
 * Returns the properties of the island, on a baked page and in its template, without the fields that
 * the HTML contains.
 */
export function createBigVoteProps({ vote, stage }: BigVoteData, locale: Locale): BigVoteProps {
  const { id, activityId, themes, look, max, showsResult } = vote;
  const { startsAt, endsAt, options, votes, views } = vote;
  return {
    locale,
    stage,
    vote: {
      id,
      activityId,
      themes,
      look,
      max,
      showsResult,
      startsAt,
      endsAt,
      options,
      votes,
      views,
    },
  };
}

/** Interval of requests for the vote counts while the page is visible. */
const COUNT_EVERY_MS = 60_000;

/**
 * Why an island: readers search, sort and scroll through hundreds of options, and the vote opens
 * and closes at a given second. Before hydration the page shows the baked first options; they stay
 * until the messages and the options are loaded.
 */
export function BigVote({ vote, stage, locale, first, children }: BigVoteProps) {
  const t = useMessages(
    loadBigVoteMessages,
    () => decidePageLocale(locale),
    () => loadStyleSheet(bigVoteUrl),
  );
  const list = useStore(voteOptionList.$list, { ssr: 'initial' });
  const voteId = vote.id;

  const open = () => void loadVoteOptions(readSettings(), { voteId, themeId: '', sort: 'number' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const settings = readSettings();
    if (first) adoptVoteOptions({ voteId, themeId: '', sort: 'number' }, first);
    else {
      open();
      void refreshBigVote(settings, voteId);
    }
    void import('../../services/statistics/recordAccess.ts').then(({ recordAccess }) =>
      recordAccess(settings, { id: voteId, of: 'vote' }),
    );
    const count = () => {
      if (!document.hidden) void refreshVoteNumbers(settings, voteId);
    };
    count();
    const timer = setInterval(count, COUNT_EVERY_MS);
    const stop = onPageVisible(count);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);

  // Deferred: React renders the options in pieces and shows the baked ones meanwhile. `isAwake`
  // never returns to false.
  const isReady = useDeferredValue(t !== null && list.state === 'ready');
  const [isAwake, setAwake] = useState(false);
  if (isReady && !isAwake) setAwake(true);
  if (t && isAwake) return <HydratedVote stage={stage} t={t} vote={vote} />;
  return (
    <>
      <BakedOptions>{children}</BakedOptions>
      {t && list.state === 'failed' && (
        <div className="list-end">
          <button onClick={open} type="button">
            <Message k="more.nextFailed" t={t} />
          </button>
        </div>
      )}
    </>
  );
}

/** Renders the vote with live data. */
function HydratedVote({
  vote: baked,
  stage: bakedStage,
  t,
}: Pick<BigVoteProps, 'vote' | 'stage'> & { readonly t: BigVoteTranslate }) {
  const loaded = useStore($bigVote);
  const vote = loaded?.vote ?? baked;
  const now = useServerSecond([vote.startsAt, vote.endsAt]);
  const stage = decideVoteStage(vote, now, loaded?.stage ?? bakedStage);
  const numbers = useStore($voteNumbers);
  useRestoredFocus();
  return (
    <section className="vote" data-stage={stage}>
      <VoteNumbers numbers={{ ...vote, ...numbers }} t={t} />
      <VoteStageLine stage={stage} t={t} vote={vote} />
      <VotePanel t={t} vote={vote} />
    </section>
  );
}

/** Attributes by which the focused link or button of an option is found after the replacement. */
const RESTORED_ATTRIBUTES = ['data-option-link', 'data-option'] as const;

let focusedSelector = '';

/** Renders the baked options; saves which of their controls has the focus when they unmount. */
function BakedOptions({ children }: { readonly children?: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      const name = RESTORED_ATTRIBUTES.find((one) => activeElement?.hasAttribute(one));
      focusedSelector = name
        ? `[${name}="${CSS.escape(activeElement?.getAttribute(name) ?? '')}"]`
        : '';
    },
    [],
  );
  return children;
}

/** Focuses the control that replaces the focused baked one, without scrolling the page. */
function useRestoredFocus(): void {
  useLayoutEffect(() => {
    if (focusedSelector !== '')
      document.querySelector<HTMLElement>(focusedSelector)?.focus({ preventScroll: true });
    focusedSelector = '';
  }, []);
}
