import type { SampleVote } from '../../sample/types.ts';
import type { Choice } from '../store/votes.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

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
    clientStyle: 0,
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
export interface Voting {
  /** Choices of the reader's last ballot in the cycle. */
  readonly voted: readonly Choice[];
  /** Ballots left; -1 without limit. */
  readonly left: number;
}

/** Whether a vote has ended. */
export const isEnded = (vote: SampleVote, now: number): boolean =>
  now > parseChinaTime(vote.endsAt);

/** Formats the counts of a vote. Guess: the keys are those of the vote itself. */
export function formatVoteResult(
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
