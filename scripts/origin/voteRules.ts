import type { SampleVote } from '../sample/types.ts';
import { startOfDay } from './startOfDay.ts';
import type { Choice } from './store/votes.ts';

/** How often a reader may vote (`voteCycle`, wire 6.11). */
const CYCLE = { once: 0, daily: 1, timesADay: 2, unlimited: 3 } as const;

/** Returns how many ballots a reader has per cycle; null without limit. */
export function decideAllowance({ cycle, timesADay = 1 }: SampleVote): number | null {
  if (cycle === CYCLE.unlimited) return null;
  return cycle === CYCLE.timesADay ? Math.max(1, timesADay) : 1;
}

/** Returns the start of the current cycle: midnight in China, or 0 for a vote without cycles. */
export function findCycleStart({ cycle }: SampleVote, now: number): number {
  if (cycle !== CYCLE.daily && cycle !== CYCLE.timesADay) return 0;
  return startOfDay(now);
}

/** Returns the message of real servers for a reader without a ballot left. */
export const formatUsedUpMessage = ({ cycle }: SampleVote): string =>
  cycle === CYCLE.once ? '您已经投过票了' : '今天的投票次数已用完';

/** Parses chosen options (`qid:oid`); returns a message for the reader when the vote does not allow them. */
export function parseChoices(
  vote: SampleVote,
  values: readonly string[],
): readonly Choice[] | string {
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
