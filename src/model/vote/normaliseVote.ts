import {
  field,
  isNone,
  parseCount,
  parseEach,
  parseId,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
} from '../wire.ts';

/** Returns the answer of voteResult; null when it contains no question. */
export function parseVoteResult(value: unknown): VoteResult | null {
  const wire = parseRecord(value);
  const questions = parseEach(field(wire, 'questions'), parseQuestion);
  if (questions.length === 0) return null;
  const left = parseNumber(field(wire, 'left'));
  return {
    questions,
    chosen: parseList(field(wire, 'voted')).map(parseText).filter(isChoice),
    left: left === null || left < 0 ? null : left,
  };
}

const isChoice = (text: string) => /^\w+:\w+$/.test(text);

function parseQuestion(value: unknown): QuestionResult | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'qid', 'id'));
  const rows = parseEach(field(wire, 'options'), parseOption);
  if (id === '' || rows.length === 0) return null;
  const total = rows.reduce((sum, { votes }) => sum + votes, 0);
  // The server's percentages are rounded inconsistently; ours add up.
  const options = rows.map((row): OptionResult => ({ ...row, percent: shareOf(row.votes, total) }));
  return { id, total, options };
}

function parseOption(value: unknown): Pick<OptionResult, 'id' | 'votes'> | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'oid', 'id'));
  return id === '' || isNone(wire)
    ? null
    : { id, votes: parseCount(field(wire, 'count', 'votes')) };
}

/** Returns a percentage with one decimal; 0 without votes. */
const shareOf = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes * 1000) / total) / 10;

/** The result of a vote (voteResult). */
export interface VoteResult {
  readonly questions: readonly QuestionResult[];
  /** `questionId:optionId` of this reader's last ballot in the current cycle. */
  readonly chosen: readonly string[];
  /** Ballots left for this reader; null without limit or when unknown. */
  readonly left: number | null;
}

interface QuestionResult {
  readonly id: string;
  readonly total: number;
  readonly options: readonly OptionResult[];
}

export interface OptionResult {
  readonly id: string;
  readonly votes: number;
  /** Share of the question's votes, 0 to 100 with one decimal. */
  readonly percent: number;
}

/** Why a choice is refused, and the question concerned. */
export interface ChoiceProblem {
  readonly questionId: string;
  readonly kind: 'none' | 'tooMany';
  readonly limit: number;
}
