import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { field, parseList, parseRecord } from '../wire.ts';
import type { Vote, VoteCycle, VoteOption, VoteQuestion } from './articleTypes.ts';

const CYCLES: readonly VoteCycle[] = ['once', 'daily', 'timesADay', 'unlimited'];

/** Returns the vote of `widgets.vote`, which is `{}` for none; null without id or questions. */
export function parseVote(value: unknown): Vote | null {
  const wire = parseRecord(Array.isArray(value) ? value[0] : value);
  return read.filled(['id', 'questions'], {
    id: read.linkedId(wire, 'id', 'voteID'),
    name: read.line(wire, 'name'),
    endsAt: read.time(wire, 'endDate'),
    needLogin: read.flag(wire, 'needLogin'),
    // An unknown cycle sets no limit here: the server refuses surplus votes.
    cycle: CYCLES[read.number(wire, 'voteCycle') ?? -1] ?? 'unlimited',
    timesADay: Math.max(1, read.count(wire, 'voteCyclenum')),
    appOnly: read.flag(wire, 'onlyapp'),
    questions: read.each(wire, parseQuestion, 'questions'),
  });
}

function parseQuestion(value: unknown): VoteQuestion | null {
  const wire = parseRecord(value);
  const options = read.each(wire, parseOption, 'options');
  const limit = decideLimit(
    read.number(wire, 'qtype'),
    read.count(wire, 'selectLimited'),
    options.length,
  );
  return read.filled(['id', 'options'], {
    id: read.id(wire, 'qid'),
    name: read.line(wire, 'qname'),
    multiple: limit > 1,
    limit,
    options,
  });
}

/** `qtype` 0 is single and 1 multiple choice; a limit of 0 allows all options. */
function decideLimit(qtype: number | null, selectLimited: number, options: number): number {
  if (qtype === 0 || (qtype === null && selectLimited === 0)) return 1;
  return Math.min(selectLimited || options, options);
}

function parseOption(value: unknown): VoteOption | null {
  const wire = parseRecord(value);
  const picture = field(wire, 'pic');
  return read.filled(['id'], {
    id: read.id(wire, 'oid'),
    name: read.line(wire, 'oname'),
    picture: filterImageLink(Array.isArray(picture) ? parseList(picture)[0] : picture),
  });
}
