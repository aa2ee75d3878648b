import { map } from 'nanostores';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { JoinKey, MessageValues } from '../../i18n/translate.ts';
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
import type { BigVote, VoteOption, VoteRefusal } from '../../model/bigVote/types.ts';
import { decideVoteStage } from '../../model/bigVote/voteStage.ts';
import { getServerMessage } from '../../model/failure.ts';
import { decideKeptMessage } from '../../model/outbox/messages.ts';
import type { Settings } from '../../settings.ts';
import { loadServerTime } from '../clock.ts';
import { openJoinWords } from '../join/words.ts';
import { pageLocale } from '../language.ts';
import { listPending, send } from '../outbox.ts';
import { requireMember } from '../session.ts';
import { openSheet } from '../sheet.ts';
import { updateOptions } from './options.ts';
import { $votesKnown, keepStand, loadVote, openVote, readStand } from './stand.ts';

/** An option of a vote, reduced to what identifies it to the reader. */
export type Candidate = Pick<VoteOption, 'id' | 'number' | 'name'>;

/** What a vote may require before it is submitted; all '' when it requires nothing. */
export interface CastGiven {
  readonly codeId: string;
  readonly verifyCode: string;
  /** JSON text. */
  readonly userInfo: string;
}
const NOTHING: CastGiven = { codeId: '', verifyCode: '', userInfo: '' };

/** Why a vote was refused, as a text, and which field of the form to correct. */
export interface CastProblem {
  readonly refusal: VoteRefusal;
  /** The field of the form that was refused; '' for none. */
  readonly field: string;
  readonly words: string;
}

type ByVote<T> = Readonly<Record<string, T | undefined>>;

/**
 * Chosen options that are not submitted yet, by vote id; only for votes with several options in one
 * ballot.
 */
export const $baskets = map<ByVote<readonly Candidate[]>>({});

/** Ids of the options that are being submitted, by vote id. */
export const $casting = map<ByVote<readonly string[]>>({});

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
  const vote = await openVote(settings, voteId);
  if (!vote) return say('cast.openFailed');
  if (vote.max === 1 || (atOnce && vote.min === 1)) return cast(settings, vote, [candidate]);
  const basket = toggleOption($baskets.get()[voteId] ?? [], candidate, vote.max);
  if (basket) $baskets.setKey(voteId, basket);
  else await say('vote.tooMany', { n: vote.max });
}

/** Submits the chosen options. */
export async function castBasket(settings: Settings, voteId: string): Promise<void> {
  const vote = await openVote(settings, voteId);
  if (!vote) return say('cast.openFailed');
  return cast(settings, vote, $baskets.get()[voteId] ?? []);
}

/** Submits a ballot; ignored while another one for this vote is being submitted. */
async function cast(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
): Promise<void> {
  if ($casting.get()[vote.id]) return;
  $casting.setKey(
    vote.id,
    candidates.map(({ id }) => id),
  );
  try {
    if (await mayCast(settings, vote, candidates)) await ask(settings, vote, candidates);
  } finally {
    $casting.setKey(vote.id, undefined);
  }
}

/**
 * Returns whether the ballot may be submitted: enough options, a member, the vote running and
 * ballots left. Shows the reason if not.
 */
async function mayCast(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const ids = candidates.map(({ id }) => id);
  if (ids.length < vote.min) return refuse({ kind: 'tooFew', n: vote.min });
  if (isWaiting(vote.id, ids)) {
    await say('cast.waits');
    return false;
  }
  const t = await openJoinWords(pageLocale());
  if (!(await requireMember({ text: t('vote.login') }))) return false;
  await loadServerTime(settings);
  if (readStand(vote.id) === null) await loadVote(settings, vote.id);
  const fresh = $votesKnown.get()[vote.id] ?? vote;
  const stage = decideVoteStage(fresh, serverNow(), 'running');
  const obstacle = findBallotObstacle(fresh, stage, readStand(vote.id), ids);
  return obstacle === null || refuse(obstacle);
}

/** Returns whether the same ballot is in the outbox and the server has not answered yet. */
const isWaiting = (voteId: string, ids: readonly string[]): boolean =>
  listPending('bigVote').some(
    ({ payload }) => payload.voteId === voteId && payload.optionIds.join() === ids.join(),
  );

/**
 * Opens the form where the vote requires a code or data, else submits at once; shows the result
 * when the ballot counted.
 */
async function ask(
  settings: Settings,
  { id, needsCode, userFields }: BigVote,
  candidates: readonly Candidate[],
): Promise<void> {
  const vote = $votesKnown.get()[id];
  if (!vote) return;
  const counted =
    needsCode || userFields.length > 0
      ? await check(vote, candidates, needsCode, null)
      : await castPlain(settings, vote, candidates);
  if (counted) openSheet({ kind: 'castResult', vote, candidates });
}

/**
 * Submits without a form; returns whether the ballot counted. Opens the form when the vote requires
 * a code or data by now, which this page had not loaded.
 */
async function castPlain(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const cast = await sendCast(settings, vote, candidates, NOTHING);
  if (cast.state !== 'refused') return cast.state === 'counted';
  const { problem } = cast;
  if (problem.refusal === 'code') return check(vote, candidates, true, problem);
  if (problem.refusal === 'info') {
    const now = (await loadVote(settings, vote.id)) ?? vote;
    if (now.userFields.length > 0) return check(now, candidates, now.needsCode, problem);
  }
  showToast(problem.words);
  return false;
}

/** Opens the form of a vote; resolves when it is closed, with whether the ballot counted. */
function check(
  vote: BigVote,
  candidates: readonly Candidate[],
  needsCode: boolean,
  problem: CastProblem | null,
): Promise<boolean> {
  return new Promise((resolve) => {
    let counted = false;
    openSheet({
      kind: 'castCheck',
      vote,
      candidates,
      needsCode,
      problem,
      send: async (given) => {
        const cast = await sendCast(readSettings(), vote, candidates, given);
        counted = cast.state === 'counted';
        return cast.state === 'refused' ? cast.problem : null;
      },
      onGone: () => resolve(counted),
    });
  });
}

type Cast =
  | { readonly state: 'counted' }
  /** Stored in the outbox; sent when there is a network or a login. */
  | { readonly state: 'kept' }
  | { readonly state: 'refused'; readonly problem: CastProblem };

async function sendCast(
  settings: Settings,
  vote: BigVote,
  candidates: readonly Candidate[],
  given: CastGiven,
): Promise<Cast> {
  const optionIds = candidates.map(({ id }) => id);
  const written = { voteId: vote.id, activityId: vote.activityId, optionIds, ...given };
  const outcome = await send('bigVote', written);
  if (outcome.state === 'refused') {
    return { state: 'refused', problem: await explain(settings, vote, outcome) };
  }
  $baskets.setKey(vote.id, undefined);
  if (outcome.state === 'kept') {
    const message = decideKeptMessage(outcome, 'vote.kept', 'vote.keptHere');
    await say(message === 'write.keptLogin' ? 'cast.keptLogin' : message);
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
  keepStand(voteId, stand);
  updateOptions(options);
}

/** The message for each refusal; for `count` and `other` the message of the server says more. */
const REFUSED: Readonly<Record<Exclude<VoteRefusal, 'count' | 'other'>, JoinKey>> = {
  coming: 'poll.coming',
  ended: 'poll.over',
  used: 'cast.used',
  option: 'cast.option',
  code: 'cast.codeWrong',
  info: 'cast.infoWrong',
};

async function explain(
  settings: Settings,
  vote: BigVote,
  outcome: { readonly message: string; readonly reason?: string; readonly field?: string },
): Promise<CastProblem> {
  const { message, reason, field = '' } = outcome;
  const refusal = parseRefusal(reason);
  // The data of the vote on this page is out of date.
  if (refusal !== 'code' && refusal !== 'info') await loadVote(settings, vote.id);
  const t = await openJoinWords(pageLocale());
  // Ballots are left, but none for this option.
  if (refusal === 'used' && readStand(vote.id)?.left !== 0) {
    return { refusal, field, words: t('cast.optionUsed') };
  }
  const own = getServerMessage(message);
  const isOurs = refusal !== 'count' && refusal !== 'other';
  // For fields the message of the server is more exact.
  const words = isOurs && !(refusal === 'info' && own) ? t(REFUSED[refusal]) : own;
  return { refusal, field, words: words || t('vote.failed') };
}

const OBSTACLES: Readonly<Record<BallotObstacle['kind'], JoinKey>> = {
  coming: 'poll.coming',
  ended: 'poll.over',
  used: 'cast.used',
  optionUsed: 'cast.optionUsed',
  tooFew: 'cast.tooFew',
  tooMany: 'vote.tooMany',
};

async function refuse(obstacle: BallotObstacle): Promise<false> {
  await say(OBSTACLES[obstacle.kind], 'n' in obstacle ? { n: obstacle.n } : undefined);
  return false;
}

const say = (key: JoinKey, values?: MessageValues): Promise<void> =>
  openJoinWords(pageLocale()).then(
    (t) => showToast(t(key, values)),
    () => {},
  );
