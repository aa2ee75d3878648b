import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';
import { parseVoteOption, type VoteOption } from './normaliseBigVote.ts';

/** The content of an option's own page. */
export interface CandidateDetail {
  readonly option: VoteOption;
  /** Untrusted HTML, sanitised before it is shown; '' for none. */
  readonly html: string;
}

/** Returns the option of an optionDetail answer; null when it has none. */
export function parseCandidate(payload: unknown): CandidateDetail | null {
  const wire = parseRecord(payload);
  const sent = read.record(wire, 'info', 'option');
  const info = Object.keys(sent).length > 0 ? sent : wire;
  const option = parseVoteOption(info);
  return option && { option, html: read.text(info, 'content', 'html') };
}

/** Returns the option with exactly this number out of search results; null when there is none. */
export const findOptionByNumber = (
  options: readonly VoteOption[],
  number: number,
): VoteOption | null => options.find((option) => option.number === number) ?? null;
