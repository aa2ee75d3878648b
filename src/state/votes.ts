import { map } from 'nanostores';
import { voteResult } from '../api/calls/votes.ts';
import { serverNow } from '../host/clock.ts';
import { onMaybeOnline } from '../host/network.ts';
import type { Vote } from '../model/article/normaliseArticle.ts';
import { decideKeptMessage, type KeptMessage } from '../model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../model/outbox/outboxTypes.ts';
import type { VoteResult } from '../model/vote/normaliseVote.ts';
import { canVoteAgain, isVoteClosed } from '../model/vote/voteRules.ts';
import { getHost } from '../services/getHost.ts';
import { loadServerTime } from '../services/loadServerTime.ts';
import { hasMark } from '../services/outbox/markStore.ts';
import { $settled, send } from '../services/outbox/outbox.ts';
import { getClient } from '../services/pageClient.ts';
import { promptApp } from '../services/promptApp.ts';
import { $session, requireMember } from '../services/session/memberSession.ts';
import type { Settings } from '../settings.ts';
import { voteMark } from '../writes/ballots.ts';
import { isOfKind } from '../writes/writeTable.ts';

/**
 * The state of a vote for this reader.
 *
 * - `open`: options may be chosen; `problem` is the reason why the last attempt was refused, in the
 *   words of the server ('' for the default text), else null;
 * - `sending`: the ballot is being sent;
 * - `kept`: the ballot waits in the outbox; `message` says for what;
 * - `voted`, `closed`: nothing can be chosen now; `result` is null until loaded.
 */
export type VoteState =
  | { readonly state: 'open'; readonly problem: string | null }
  | { readonly state: 'sending' }
  | { readonly state: 'kept'; readonly message: 'vote.kept' | 'vote.keptHere' | KeptMessage }
  | { readonly state: 'voted'; readonly result: VoteResult | null; readonly again: boolean }
  | { readonly state: 'closed'; readonly result: VoteResult | null };

/** The votes of the page by id; a vote is missing until its island is hydrated. */
export const $votes = map<Record<string, VoteState>>({});

/**
 * Loads the first state of a vote: its result when it is closed or this reader has voted. From then on a
 * ballot that was kept, also by an earlier page, changes the state when the server has answered it.
 */
export async function loadVoteState(settings: Settings, vote: Vote): Promise<void> {
  followKeptBallots(settings, vote);
  // A held submit may have begun before the content was shown.
  if ($votes.get()[vote.id]) return;
  $votes.setKey(vote.id, { state: 'open', problem: null });
  await loadServerTime(settings);
  if (isVoteClosed(vote, serverNow())) {
    $votes.setKey(vote.id, { state: 'closed', result: null });
    await loadResult(settings, vote, showClosed);
  } else if (hasMark(voteMark(vote.id))) {
    await loadResult(settings, vote, (_, result) => {
      // A new day of a daily vote: the mark was set in an earlier cycle.
      const isNewDay = result?.chosen.length === 0 && vote.cycle !== 'once';
      if (isNewDay) reopenVote(vote);
      else showVoted(vote, result);
    });
  }
}

/** Lets a reader choose again where the vote's cycle allows it. */
export const reopenVote = (vote: Vote): void =>
  $votes.setKey(vote.id, { state: 'open', problem: null });

/** Sends the reader's choice; `$votes` contains the outcome. */
export async function submitVote(
  settings: Settings,
  vote: Vote,
  choices: readonly string[],
): Promise<void> {
  const now = $votes.get()[vote.id]?.state;
  if (now === 'sending' || now === 'kept') return;
  $votes.setKey(vote.id, { state: 'sending' });
  if (vote.needLogin && !(await requireMember('vote.login'))) return reopenVote(vote);
  await showOutcome(settings, vote, await send('vote', { voteId: vote.id, choices }));
}

/** Ids of the votes that `followKeptBallots` follows. */
const followed = new Set<string>();

function followKeptBallots(settings: Settings, vote: Vote): void {
  if (followed.has(vote.id)) return;
  followed.add(vote.id);
  $settled.listen((settled) => {
    if (!settled?.late || !isOfKind(settled.write, 'vote')) return;
    if (settled.write.payload.voteId === vote.id) void showOutcome(settings, vote, settled.outcome);
  });
}

async function showOutcome(settings: Settings, vote: Vote, outcome: WriteOutcome): Promise<void> {
  switch (outcome.state) {
    case 'kept':
      return $votes.setKey(vote.id, {
        state: 'kept',
        message: decideKeptMessage(outcome, 'vote.kept', 'vote.keptHere'),
      });
    case 'refused':
      await loadServerTime(settings);
      if (!isVoteClosed(vote, serverNow())) {
        $votes.setKey(vote.id, { state: 'open', problem: outcome.message });
        return vote.appOnly ? promptOutsideApp(settings) : undefined;
      }
      return loadResult(settings, vote, showClosed);
    case 'done':
    case 'already':
      $votes.setKey(vote.id, { state: 'voted', result: null, again: false });
      return loadResult(settings, vote, showVoted);
  }
}

/** `onlyapp` has no documented meaning: it is only used to explain a refusal. */
async function promptOutsideApp(settings: Settings): Promise<void> {
  const host = await getHost(settings);
  if (host.environment.kind !== 'app') await promptApp(settings);
}

function showVoted(vote: Vote, result: VoteResult | null): void {
  const again = canVoteAgain(vote, result);
  $votes.setKey(vote.id, { state: 'voted', result, again });
}

const showClosed = (vote: Vote, result: VoteResult | null): void =>
  $votes.setKey(vote.id, { state: 'closed', result });

/**
 * Loads the result and shows it: null when the request failed, which is sent again when a network
 * may be available, unless the vote has another state by then.
 */
async function loadResult(
  settings: Settings,
  vote: Vote,
  show: (vote: Vote, result: VoteResult | null) => void,
): Promise<void> {
  let stop = () => {};
  // Listens before the request, which may fail from a loss after which the network is back.
  const online = new Promise<void>((resolve) => {
    stop = onMaybeOnline(resolve);
  });
  const result = await requestResult(settings, vote);
  show(vote, result);
  if (result) return stop();
  const shown = $votes.get()[vote.id];
  void online.then(() => {
    stop();
    if ($votes.get()[vote.id] === shown) void loadResult(settings, vote, show);
  });
}

async function requestResult(settings: Settings, vote: Vote): Promise<VoteResult | null> {
  const session = $session.get();
  const userId = session.state === 'member' ? session.member.uid : '0';
  const answer = await voteResult(getClient(settings), { voteId: vote.id, userId });
  return answer.ok ? answer.value : null;
}
