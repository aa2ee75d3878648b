import { parseApplyFields } from '../activity/fields.ts';
import { filterImageLink } from '../link.ts';
import { parsePlayableAddress } from '../media/parsePlayableAddress.ts';
import { hasMoreByServer } from '../paging.ts';
import * as read from '../read.ts';
import {
  field,
  findRows,
  parseCount,
  parseEach,
  parseId,
  parseList,
  parseNumber,
  parseRecord,
  removeDuplicates,
  type Wire,
} from '../wire.ts';
import type {
  BallotStatus,
  BigVote,
  VoteOption,
  VoteOptionsPage,
  VoteStage,
} from './bigVoteTypes.ts';

/** The answer of voteDetails: the vote, its stage and this reader's ballot status. */
export type BigVoteDetails = read.Parsed<typeof parseBigVote>;

/** Returns the answer of voteDetails; null without an id or a title. */
export function parseBigVote(payload: unknown) {
  const answer = parseRecord(payload);
  const nested = read.record(answer, 'info');
  // Older servers send all fields on one level.
  const info: Wire = Object.keys(nested).length > 0 ? nested : answer;
  const id = read.id(info, 'voteID', 'voteId', 'id');
  const title = read.line(info, 'title', 'name');
  if (id === '' || title === '') return null;
  const min = Math.max(1, read.count(info, 'minSelect'));
  const vote: BigVote = {
    id,
    activityId: read.id(info, 'fileId', 'fileID', 'activityId'),
    title,
    description: read.line(info, 'description', 'abstract'),
    pictures: parseImages(field(info, 'vs_head_voteimage')),
    themes: parseThemes(field(info, 'vs_votetheme_list')),
    rulesHtml: read.text(info, 'rule', 'ruleHtml'),
    startsAt: read.time(info, 'startTime'),
    endsAt: read.time(info, 'endTime'),
    look: read.number(info, 'viewStyle') === 1 ? 'list' : 'grid',
    min,
    max: Math.max(min, read.count(info, 'maxSelect')),
    dayLimit: parseLimit(field(info, 'dayLimit')),
    optionDayLimit: parseLimit(field(info, 'optionDayLimit')),
    needsCode: read.flag(info, 'needCode'),
    userFields: parseApplyFields(field(info, 'vs_user_inforule')),
    options: read.count(info, 'optionCount'),
    votes: read.count(info, 'voteCount'),
    views: read.count(info, 'countClick'),
    showsResult: read.defaultOn(info, 'showResult'),
    shareClosed: read.flag(info, 'shareClosed'),
  };
  return {
    vote,
    stage: parseVoteStage(field(answer, 'isbegin')),
    status: parseBallotStatus(answer),
  };
}

const STAGES: readonly VoteStage[] = ['coming', 'running', 'over'];

/** An unknown stage is `running`, so that it does not block voting. */
export const parseVoteStage = (value: unknown): VoteStage =>
  STAGES[parseNumber(value) ?? 1] ?? 'running';

/** Returns the reader's remaining ballots of today (`left`) and chosen options (`voted`). */
export function parseBallotStatus(value: unknown): BallotStatus {
  const wire = parseRecord(value);
  const left = read.number(wire, 'left');
  return {
    left: left === null || left < 0 ? null : Math.trunc(left),
    chosen: read.list(wire, 'voted').map(parseId).filter(Boolean),
  };
}

/** Returns a page of options (voteOptions, infoByOptName). */
export function parseVoteOptions(payload: unknown): VoteOptionsPage {
  const wire = parseRecord(payload);
  const sent = findRows(payload, 'list', 'options');
  const options = parseEach(sent, parseVoteOption);
  return {
    options,
    hasMore: hasMoreByServer(field(wire, 'hasMore'), sent.length),
    total: Math.max(options.length, read.count(wire, 'total')),
  };
}

/** Returns an option; null without an id. Its name is plain text and is not parsed as HTML. */
export function parseVoteOption(value: unknown): VoteOption | null {
  const wire = parseRecord(value);
  const rank = read.count(wire, 'rank');
  const gap = read.number(wire, 'gap');
  return read.filled(['id'], {
    id: read.id(wire, 'optionId', 'optionID', 'id'),
    number: read.count(wire, 'number', 'optionNo'),
    name: read.line(wire, 'name', 'optionName'),
    description: read.line(wire, 'description'),
    themeId: read.id(wire, 'themeId', 'themeID'),
    picture: read.image(wire, 'picUrl', 'imageUrl'),
    video: parsePlayableAddress(field(wire, 'videoUrl')),
    audio: parsePlayableAddress(field(wire, 'audioUrl')),
    votes: read.count(wire, 'count', 'voteCount'),
    rank: rank > 0 ? rank : null,
    gap: gap === null || gap < 0 || rank <= 1 ? null : Math.trunc(gap),
    views: read.count(wire, 'countClick'),
  });
}

/** Counters of a vote (innerVoteCount). */
export type VoteNumbers = read.Parsed<typeof parseVoteNumbers>;

export function parseVoteNumbers(payload: unknown) {
  const wire = parseRecord(payload);
  const votes = read.number(wire, 'voteCount');
  return votes === null
    ? null
    : { votes: parseCount(votes), views: read.count(wire, 'countClick') };
}

/** Returns a limit; null (no limit) for 0 and below. */
const parseLimit = (value: unknown): number | null => parseCount(value) || null;

/** Accepts objects with image and link, bare addresses, or a single one of either. */
function parseImages(value: unknown): BigVote['pictures'] {
  const list = parseList(value);
  return (list.length > 0 ? list : [value]).flatMap((one) => {
    const wire = parseRecord(one);
    const src = filterImageLink(field(wire, 'url', 'imageUrl', 'picUrl') ?? one);
    return src === '' ? [] : [{ src, url: read.link(wire, 'link', 'linkUrl') }];
  });
}

function parseThemes(value: unknown): BigVote['themes'] {
  const themes = parseEach(value, (one) => {
    const wire = parseRecord(one);
    const id = read.id(wire, 'id', 'themeId');
    const name = read.line(wire, 'name', 'title');
    return id === '' || name === '' ? null : { id, name };
  });
  return removeDuplicates(themes);
}
