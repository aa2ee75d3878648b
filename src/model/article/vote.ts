import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseNumber,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
import type { Vote, VoteCycle, VoteOption, VoteQuestion } from './articleTypes.ts';

const CYCLES: readonly VoteCycle[] = ['once', 'daily', 'timesADay', 'unlimited'];

/** Returns the vote of `widgets.vote`, which is `{}` for none; null without id or questions. */
export function parseVote(value: unknown): Vote | null {
  const wire = parseRecord(Array.isArray(value) ? value[0] : value);
  const id = parseLinkedId(field(wire, 'id', 'voteID'));
  const questions = parseEach(field(wire, 'questions'), parseQuestion);
  if (id === '' || questions.length === 0) return null;
  return {
    id,
    name: parseLine(field(wire, 'name')),
    endsAt: parseTimestamp(field(wire, 'endDate')),
    needLogin: parseFlag(field(wire, 'needLogin')),
    // An unknown cycle sets no limit here: the server refuses surplus votes.
    cycle: CYCLES[parseNumber(field(wire, 'voteCycle')) ?? -1] ?? 'unlimited',
    timesADay: Math.max(1, parseCount(field(wire, 'voteCyclenum'))),
    appOnly: parseFlag(field(wire, 'onlyapp')),
    questions,
  };
}

function parseQuestion(value: unknown): VoteQuestion | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'qid'));
  const options = parseEach(field(wire, 'options'), parseOption);
  if (id === '' || options.length === 0) return null;
  const limit = decideLimit(
    parseNumber(field(wire, 'qtype')),
    parseCount(field(wire, 'selectLimited')),
    options.length,
  );
  return { id, name: parseLine(field(wire, 'qname')), multiple: limit > 1, limit, options };
}

/** `qtype` 0 is single and 1 multiple choice; a limit of 0 allows all options. */
function decideLimit(qtype: number | null, selectLimited: number, options: number): number {
  if (qtype === 0 || (qtype === null && selectLimited === 0)) return 1;
  return Math.min(selectLimited || options, options);
}

function parseOption(value: unknown): VoteOption | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'oid'));
  if (id === '') return null;
  const picture = field(wire, 'pic');
  return {
    id,
    name: parseLine(field(wire, 'oname')),
    picture: filterImageLink(Array.isArray(picture) ? parseList(picture)[0] : picture),
  };
}
