import * as read from '../read.ts';
import {
  field,
  parseCount,
  parseEach,
  parseId,
  parseNumber,
  parseRecord,
  parseText,
} from '../wire.ts';
import type { BigVoteAnswer, VoteRefusal } from './bigVoteTypes.ts';
import { parseBallotStatus, parseVoteOption, parseVoteStage } from './normaliseBigVote.ts';

/** The server's answer to a ballot; `field` is the id of the refused form field, '' for none. */
export interface BallotAnswer extends BigVoteAnswer {
  readonly field: string;
}

const REFUSALS: readonly string[] = [
  'coming',
  'ended',
  'used',
  'option',
  'count',
  'code',
  'info',
] satisfies VoteRefusal[];

/** Returns the reason of a refused ballot; `other` for an unknown name. */
export const parseRefusal = (reason: unknown): VoteRefusal => {
  const name = parseText(reason);
  return REFUSALS.includes(name) ? (name as VoteRefusal) : 'other';
};

/** Returns the answer of recordVoteCountAndLog, fresh or from the outbox. */
export function parseBallotAnswer(payload: unknown): BallotAnswer {
  const wire = parseRecord(payload);
  const accepted = read.flag(wire, 'result', 'value');
  const stand = parseBallotStatus(wire);
  const options = read.each(wire, parseVoteOption, 'options');
  return {
    refusal: accepted ? null : parseRefusal(field(wire, 'reason')),
    message: read.line(wire, 'failureInfo', 'message'),
    field: read.text(wire, 'fieldId'),
    stand,
    options: options.map(({ id, votes, rank, gap }) => ({ id, votes, rank, gap })),
  };
}

/** Returns what the server requires before a ballot (buttonRecordVoteCount). */
export function parseBallotTerms(payload: unknown) {
  const wire = parseRecord(payload);
  return {
    needsCode: read.flag(wire, 'needCode'),
    /** '' when no code is required. */
    codeId: read.id(wire, 'codeId'),
    /** Ballots left today; null without limit. */
    left: parseBallotStatus(wire).left,
    stage: parseVoteStage(field(wire, 'isbegin')),
  };
}

/**
 * Returns the answer to a ballot as the outbox stored it; null when malformed. Another tab may
 * have written it, so it is validated.
 */
export function parseStoredBallotAnswer(
  value: unknown,
): Pick<BallotAnswer, 'stand' | 'options'> | null {
  const wire = parseRecord(value);
  const stand = parseRecord(wire.stand);
  if (!Array.isArray(stand.chosen) || !Array.isArray(wire.options)) return null;
  const options = parseEach(wire.options, (element) => {
    const { id, votes, rank, gap } = parseRecord(element);
    return typeof id === 'string'
      ? { id, votes: parseCount(votes), rank: parseNumber(rank), gap: parseNumber(gap) }
      : null;
  });
  const chosen = stand.chosen.map(parseId).filter(Boolean);
  return { stand: { left: parseNumber(stand.left), chosen }, options };
}
