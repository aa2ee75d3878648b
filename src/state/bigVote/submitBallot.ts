import { map } from 'nanostores';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { BigVoteMessageKey, MessageValues } from '../../i18n/translate.ts';
import {
  type BallotAnswer,
  parseRefusal,
  parseStoredBallotAnswer,
} from '../../model/bigVote/ballotAnswer.ts';
import {
  type BallotObstacle,
  findBallotObstacle,
  toggleOption,
} from '../../model/bigVote/ballotLimits.ts';
import type {
  BallotProblem,
  BallotVerification,
  Candidate,
  VoteRefusal,
} from '../../model/bigVote/bigVoteTypes.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { decideVoteStage } from '../../model/bigVote/voteStage.ts';
import { getServerMessage } from '../../model/failure.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { readPageLocale } from '../../services/loadMessages.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { listPending, send } from '../../services/outbox/outbox.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import { openSheet } from '../../services/sheets.ts';
import type { Settings } from '../../settings.ts';
import {
  $knownVotes,
  findBallotStatus,
  findOrLoadVote,
  loadVote,
  saveBallotStatus,
} from './ballotStatusStore.ts';
import { updateOptionFacts } from './optionFacts.ts';

const NO_VERIFICATION: BallotVerification = { codeId: '', verifyCode: '', userInfo: '' };

type ByVote<T> = Readonly<Record<string, T | undefined>>;

/**
 * Chosen options that are not submitted yet, by vote id; only for votes with several options in one
 * ballot.
 */
export const $ballots = map<ByVote<readonly Candidate[]>>({});

/** Ids of the options that are being submitted, by vote id. */
export const $submitting = map<ByVote<readonly string[]>>({});

/**
 * Submits a vote for an option. Where one ballot takes several options, adds it to the chosen ones
 * or removes it, unless `atOnce` is set and one option is a valid ballot.
 */
export async function chooseOption(
  settings: Settings,
  voteId: string,
  candidate: Candidate,
  atOnce: boolean,
): Promise<void> {
  const vote = await findOrLoadVote(settings, voteId);
  if (!vote) return showMessage('ballot.openFailed');
  if (vote.max === 1 || (atOnce && vote.min === 1))
    return submitCandidates(settings, vote, [candidate]);
  const basket = toggleOption($ballots.get()[voteId] ?? [], candidate, vote.max);
  if (basket) $ballots.setKey(voteId, basket);
  else await showMessage('vote.tooMany', { n: vote.max });
}

/** Submits the chosen options. */
export async function submitBallot(settings: Settings, voteId: string): Promise<void> {
  const vote = await findOrLoadVote(settings, voteId);
  if (!vote) return showMessage('ballot.openFailed');
  return submitCandidates(settings, vote, $ballots.get()[voteId] ?? []);
}

/** Submits a ballot; ignored while another one for this vote is being submitted. */
async function submitCandidates(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
): Promise<void> {
  if ($submitting.get()[vote.id]) return;
  $submitting.setKey(
    vote.id,
    candidates.map(({ id }) => id),
  );
  try {
    if (await canSubmit(settings, vote, candidates))
      await verifyAndSend(settings, vote, candidates);
  } finally {
    $submitting.setKey(vote.id, undefined);
  }
}

/**
 * Returns whether the ballot may be submitted: enough options, a member, the vote running and
 * ballots left. Shows the reason if not.
 */
async function canSubmit(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const ids = candidates.map(({ id }) => id);
  if (ids.length < vote.min) return showObstacle({ kind: 'tooFew', n: vote.min });
  if (isBallotPending(vote.id, ids)) {
    await showMessage('ballot.waits');
    return false;
  }
  const t = await loadBigVoteMessages(readPageLocale());
  if (!(await requireMember({ text: t('vote.login') }))) return false;
  await loadServerTime(settings);
  if (findBallotStatus(vote.id) === null) await loadVote(settings, vote.id);
  const fresh = $knownVotes.get()[vote.id] ?? vote;
  const stage = decideVoteStage(fresh, serverNow(), 'running');
  const obstacle = findBallotObstacle(fresh, stage, findBallotStatus(vote.id), ids);
  return obstacle === null || showObstacle(obstacle);
}

/** Returns whether the same ballot is in the outbox and the server has not answered yet. */
const isBallotPending = (voteId: string, ids: readonly string[]): boolean =>
  listPending('bigVote').some(
    ({ payload }) => payload.voteId === voteId && payload.optionIds.join() === ids.join(),
  );

/**
 * Opens the form where the vote requires a code or data, else submits at once; shows the result
 * when the ballot counted.
 */
async function verifyAndSend(
  settings: Settings,
  { id, needsCode, userFields }: BigVote,
  candidates: readonly Candidate[],
): Promise<void> {
  const vote = $knownVotes.get()[id];
  if (!vote) return;
  const counted =
    needsCode || userFields.length > 0
      ? await openCheckSheet(vote, candidates, needsCode, null)
      : await sendUnverified(settings, vote, candidates);
  if (counted) openSheet({ kind: 'ballotResult', vote, candidates });
}

/**
 * Submits without a form; returns whether the ballot counted. Opens the form when the vote requires
 * a code or data by now, which this page had not loaded.
 */
async function sendUnverified(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const cast = await sendBallot(settings, vote, candidates, NO_VERIFICATION);
  if (cast.state !== 'refused') return cast.state === 'counted';
  const { problem } = cast;
  if (problem.refusal === 'code') return openCheckSheet(vote, candidates, true, problem);
  if (problem.refusal === 'info') {
    const now = (await loadVote(settings, vote.id)) ?? vote;
    if (now.userFields.length > 0) return openCheckSheet(now, candidates, now.needsCode, problem);
  }
  showToast(problem.words);
  return false;
}

/** Opens the form of a vote; resolves when it is closed, with whether the ballot counted. */
function openCheckSheet(
  vote: BigVote,
  candidates: readonly Candidate[],
  needsCode: boolean,
  problem: BallotProblem | null,
): Promise<boolean> {
  return new Promise((resolve) => {
    let counted = false;
    openSheet({
      kind: 'ballotCheck',
      vote,
      candidates,
      needsCode,
      problem,
      send: async (given) => {
        const cast = await sendBallot(readSettings(), vote, candidates, given);
        counted = cast.state === 'counted';
        return cast.state === 'refused' ? cast.problem : null;
      },
      onClosed: () => resolve(counted),
    });
  });
}

type SendOutcome =
  | { readonly state: 'counted' }
  /** Stored in the outbox; sent when there is a network or a login. */
  | { readonly state: 'kept' }
  | { readonly state: 'refused'; readonly problem: BallotProblem };

async function sendBallot(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
  given: BallotVerification,
): Promise<SendOutcome> {
  const optionIds = candidates.map(({ id }) => id);
  const written = { voteId: vote.id, activityId: vote.activityId, optionIds, ...given };
  const outcome = await send('bigVote', written);
  if (outcome.state === 'refused') {
    return { state: 'refused', problem: await createProblem(settings, vote, outcome) };
  }
  $ballots.setKey(vote.id, undefined);
  if (outcome.state === 'kept') {
    const message = decideKeptMessage(outcome, 'vote.kept', 'vote.keptHere');
    await showMessage(message === 'write.keptLogin' ? 'ballot.keptLogin' : message);
    return { state: 'kept' };
  }
  const answer = outcome.state === 'done' ? parseStoredBallotAnswer(outcome.value) : null;
  // Without an answer another tab has sent the ballot and saved the answer.
  if (answer) saveVoteAnswer(vote.id, answer);
  else await loadVote(settings, vote.id);
  return { state: 'counted' };
}

/** Saves the server's answer to a ballot; all tabs show it wherever its options are listed. */
export function saveVoteAnswer(
  voteId: string,
  { stand, options }: Pick<BallotAnswer, 'stand' | 'options'>,
): void {
  saveBallotStatus(voteId, stand);
  updateOptionFacts(options);
}

/** The message for each refusal; for `count` and `other` the message of the server says more. */
const REFUSAL_MESSAGES: Readonly<
  Record<Exclude<VoteRefusal, 'count' | 'other'>, BigVoteMessageKey>
> = {
  coming: 'bigVote.coming',
  ended: 'bigVote.over',
  used: 'ballot.used',
  option: 'ballot.option',
  code: 'ballot.codeWrong',
  info: 'ballot.infoWrong',
};

async function createProblem(
  settings: Settings,
  vote: BigVote,
  outcome: { readonly message: string; readonly reason?: string; readonly field?: string },
): Promise<BallotProblem> {
  const { message, reason, field = '' } = outcome;
  const refusal = parseRefusal(reason);
  // The data of the vote on this page is out of date.
  if (refusal !== 'code' && refusal !== 'info') await loadVote(settings, vote.id);
  const t = await loadBigVoteMessages(readPageLocale());
  // Ballots are left, but none for this option.
  if (refusal === 'used' && findBallotStatus(vote.id)?.left !== 0) {
    return { refusal, field, words: t('ballot.optionUsed') };
  }
  const own = getServerMessage(message);
  const isOurs = refusal !== 'count' && refusal !== 'other';
  // For fields the message of the server is more exact.
  const words = isOurs && !(refusal === 'info' && own) ? t(REFUSAL_MESSAGES[refusal]) : own;
  return { refusal, field, words: words || t('vote.failed') };
}

const OBSTACLE_MESSAGES: Readonly<Record<BallotObstacle['kind'], BigVoteMessageKey>> = {
  coming: 'bigVote.coming',
  ended: 'bigVote.over',
  used: 'ballot.used',
  optionUsed: 'ballot.optionUsed',
  tooFew: 'ballot.tooFew',
  tooMany: 'vote.tooMany',
};

async function showObstacle(obstacle: BallotObstacle): Promise<false> {
  await showMessage(
    OBSTACLE_MESSAGES[obstacle.kind],
    'n' in obstacle ? { n: obstacle.n } : undefined,
  );
  return false;
}

const showMessage = (key: BigVoteMessageKey, values?: MessageValues): Promise<void> =>
  loadBigVoteMessages(readPageLocale()).then(
    (t) => showToast(t(key, values)),
    () => {},
  );
