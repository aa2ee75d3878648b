/** Votes in articles. */

import type { DatabaseSync } from 'node:sqlite';
import type { SampleVote } from '../../sample/types.ts';
import { answerFound, type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, plain } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readVoter,
  type WriteCall,
} from '../idempotency.ts';
import { isSameReader, type Reader } from '../store/reader.ts';
import { defineTable } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatWireTime, parseChinaTime, startOfDay } from '../wire/time.ts';

/** One chosen option. */
interface Choice {
  readonly question: number;
  readonly option: number;
}

interface Ballot extends Reader {
  readonly voteId: number;
  readonly choices: readonly Choice[];
  readonly at: number;
  readonly idempotencyKey: string;
}

export const ballots = defineTable<Ballot>('ballots');

/** Returns the counts of a vote by `question:option`: those of the sample, and readers' ballots. */
function countVotes(db: DatabaseSync, vote: SampleVote): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(
    vote.questions.flatMap(({ id, options }) =>
      options.map((option) => [`${id}:${option.id}`, option.votes] as const),
    ),
  );
  for (const { choices } of ballots(db).list((row) => row.voteId === vote.id)) {
    for (const { question, option } of choices) {
      const name = `${question}:${option}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the requested vote; null when no readable article contains it. */
function findRequestedVote({ db, params }: CallContext): SampleVote | null {
  const row = db
    .prepare(
      `SELECT json_extract(model, '$.vote') AS vote FROM articles
       WHERE json_extract(model, '$.vote.id') = ?
         AND coalesce(json_extract(model, '$.withdrawn'), 0) = 0`,
    )
    .get(params.count('voteID', params.count('id')));
  return row?.vote ? (JSON.parse(String(row.vote)) as SampleVote) : null;
}

// Guesses: the answer of voteResult (src/docs/wireFields.md).

/** Encodes quotes only; `<`, `>` and `&` stay raw, as on real servers (wire 6.10). */
const encodeQuotes = (text: string) => text.replace(/"/g, '&quot;').replace(/'/g, '&apos;');

/** Formats `widgets.vote`; `{}` without a vote. */
export function formatVote(vote: SampleVote | undefined, addresses: Addresses) {
  if (!vote) return {};
  return {
    id: vote.id,
    name: encodeQuotes(vote.name),
    endDate: formatWireTime(parseChinaTime(vote.endsAt)),
    needLogin: vote.needLogin ? 1 : 0,
    voteCycle: vote.cycle,
    voteCyclenum: vote.timesADay ?? 1,
    onlyapp: vote.appOnly ? 1 : 0,
    questions: vote.questions.map((question) => ({
      qid: question.id,
      qname: encodeQuotes(question.name),
      qtype: question.limit > 1 ? 1 : 0,
      selectLimited: question.limit,
      options: question.options.map((option) => ({
        oid: option.id,
        oname: encodeQuotes(option.name),
        pic: option.picture ? addresses.image(option.picture) : '',
      })),
    })),
  };
}

/** A reader's status in a vote. */
interface Voting {
  /** Choices of the reader's last ballot in the cycle. */
  readonly voted: readonly Choice[];
  /** Ballots left; -1 without limit. */
  readonly left: number;
}

/** Whether a vote has ended. */
const isEnded = (vote: SampleVote, now: number): boolean => now > parseChinaTime(vote.endsAt);

/** Formats the counts of a vote. Guess: the keys are those of the vote itself. */
function formatVoteResult(
  vote: SampleVote,
  counts: ReadonlyMap<string, number>,
  { voted, left }: Voting,
) {
  return {
    voteID: vote.id,
    voted: voted.map(({ question, option }) => `${question}:${option}`),
    left,
    questions: vote.questions.map((question) => {
      const votes = question.options.map((o) => counts.get(`${question.id}:${o.id}`) ?? o.votes);
      const total = votes.reduce((sum, n) => sum + n, 0);
      return {
        qid: question.id,
        count: total,
        options: question.options.map((option, index) => ({
          oid: option.id,
          count: votes[index],
          percent: total === 0 ? '0' : (((votes[index] ?? 0) * 100) / total).toFixed(1),
        })),
      };
    }),
  };
}

/** Returns the reader's last choices in the current cycle, and the number of ballots left. */
function readVoting(context: CallContext, vote: SampleVote): Voting {
  const since = findCycleStart(vote, context.now);
  const reader = readVoter(context);
  const own = ballots(context.db).list(
    (row) => row.voteId === vote.id && row.at >= since && isSameReader(row, reader),
  );
  const voted = own.at(-1)?.choices ?? [];
  if (isEnded(vote, context.now)) return { voted, left: 0 };
  return {
    voted,
    left: vote.cycle === CYCLE.unlimited ? -1 : Math.max(allow(vote) - own.length, 0),
  };
}

/** Never wrapped (wire 2.10). */
const accepted: Answer = plain({ result: 'true', failureInfo: '' });
const refused = (failureInfo: string): Answer => plain({ result: 'false', failureInfo });

/** Stores a ballot: `voteResult` contains a `qid:oid` for every chosen option. */
const vote: WriteCall = (context) => {
  const { db, params, member, now } = context;
  const requestedVote = findRequestedVote(context);
  if (!requestedVote) return refused('投票不存在');
  if (isEnded(requestedVote, now)) return refused('投票已结束');
  if (requestedVote.needLogin && !member) return LOGIN_NEEDED;
  const choices = parseChoices(requestedVote, params.all('voteResult'));
  if (typeof choices === 'string') return refused(choices);
  if (readVoting(context, requestedVote).left === 0) {
    // The messages of real servers.
    const isOnce = requestedVote.cycle === CYCLE.once;
    return refused(isOnce ? '您已经投过票了' : '今天的投票次数已用完');
  }
  ballots(db).add({
    voteId: requestedVote.id,
    ...readVoter(context),
    choices,
    at: now,
    idempotencyKey: readIdempotencyKey(context),
  });
  return accepted;
};

/** Answers the current counts of a vote. */
const voteResult = answerFound(findRequestedVote, (found, context) =>
  formatVoteResult(found, countVotes(context.db, found), readVoting(context, found)),
);

export const voteCalls: Calls = { ...createIdempotentCalls({ vote }), voteResult };

/** How often a reader may vote (`voteCycle`, wire 6.11). */
const CYCLE = { once: 0, daily: 1, timesADay: 2, unlimited: 3 } as const;

/** Returns how many ballots a reader has per cycle, where that is limited. */
const allow = ({ cycle, timesADay = 1 }: SampleVote): number =>
  cycle === CYCLE.timesADay ? Math.max(1, timesADay) : 1;

/** Returns the start of the current cycle: midnight in China, or 0 for a vote without cycles. */
const findCycleStart = ({ cycle }: SampleVote, now: number): number =>
  cycle === CYCLE.daily || cycle === CYCLE.timesADay ? startOfDay(now) : 0;

/** Parses chosen options (`qid:oid`); returns a message for the reader when the vote does not allow them. */
function parseChoices(vote: SampleVote, values: readonly string[]): readonly Choice[] | string {
  const choices: Choice[] = [];
  for (const value of new Set(values)) {
    const [question, option] = value.split(':').map(Number);
    const votedQuestion = vote.questions.find(({ id }) => id === question);
    const chosen = votedQuestion?.options.find(({ id }) => id === option);
    if (!votedQuestion || !chosen) return '选项无效';
    choices.push({ question: votedQuestion.id, option: chosen.id });
  }
  for (const { id, limit, options } of vote.questions) {
    const count = choices.filter(({ question }) => question === id).length;
    const most = Math.min(limit || options.length, options.length);
    if (count < 1 || count > most) return most === 1 ? '请选择1项' : `请选择1-${most}项`;
  }
  return choices;
}
