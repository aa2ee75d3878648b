import { field, parseRecord, parseText } from '../wire.ts';
import { parseVoteOption } from './normalise.ts';
import type { VoteOption } from './types.ts';

/** An option on a page of its own. */
export interface CandidateDetail {
  readonly option: VoteOption;
  /** HTML, sanitised when it is shown; '' for none. */
  readonly html: string;
}

/** An option (optionDetail); null where there is none. */
export function parseCandidate(payload: unknown): CandidateDetail | null {
  const wire = parseRecord(payload);
  const told = parseRecord(field(wire, 'info', 'option'));
  const info = Object.keys(told).length > 0 ? told : wire;
  const option = parseVoteOption(info);
  return option && { option, html: parseText(field(info, 'content', 'html')) };
}

/** Who stands beside a candidate: the one with this very number, of those that a search found. */
export const findByNumber = (options: readonly VoteOption[], number: number): VoteOption | null =>
  options.find((option) => option.number === number) ?? null;
