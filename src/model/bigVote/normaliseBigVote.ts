import { parseApplyFields } from '../activity/fields.ts';
import { filterImageLink, filterLink } from '../link.ts';
import { parsePlayableAddress } from '../media/parsePlayableAddress.ts';
import { hasMoreByServer } from '../paging.ts';
import { parseLine } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
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
export interface BigVoteDetails {
  readonly vote: BigVote;
  readonly stage: VoteStage;
  readonly status: BallotStatus;
}

/** Returns the answer of voteDetails; null without an id or a title. */
export function parseBigVote(payload: unknown): BigVoteDetails | null {
  const answer = parseRecord(payload);
  const nested = parseRecord(field(answer, 'info'));
  // Older servers send all fields on one level.
  const info: Wire = Object.keys(nested).length > 0 ? nested : answer;
  const id = parseId(field(info, 'voteID', 'voteId', 'id'));
  const title = parseLine(field(info, 'title', 'name'));
  if (id === '' || title === '') return null;
  const min = Math.max(1, parseCount(field(info, 'minSelect')));
  const vote: BigVote = {
    id,
    activityId: parseId(field(info, 'fileId', 'fileID', 'activityId')),
    title,
    description: parseLine(field(info, 'description', 'abstract')),
    pictures: parseImages(field(info, 'vs_head_voteimage')),
    themes: parseThemes(field(info, 'vs_votetheme_list')),
    rulesHtml: parseText(field(info, 'rule', 'ruleHtml')),
    startsAt: parseTimestamp(field(info, 'startTime')),
    endsAt: parseTimestamp(field(info, 'endTime')),
    look: parseNumber(field(info, 'viewStyle')) === 1 ? 'list' : 'grid',
    min,
    max: Math.max(min, parseCount(field(info, 'maxSelect'))),
    dayLimit: parseLimit(field(info, 'dayLimit')),
    optionDayLimit: parseLimit(field(info, 'optionDayLimit')),
    needsCode: parseFlag(field(info, 'needCode')),
    userFields: parseApplyFields(field(info, 'vs_user_inforule')),
    options: parseCount(field(info, 'optionCount')),
    votes: parseCount(field(info, 'voteCount')),
    views: parseCount(field(info, 'countClick')),
    showsResult: parseFlag(field(info, 'showResult'), true),
    shareClosed: parseFlag(field(info, 'shareClosed')),
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
  const left = parseNumber(field(wire, 'left'));
  return {
    left: left === null || left < 0 ? null : Math.trunc(left),
    chosen: parseList(field(wire, 'voted')).map(parseId).filter(Boolean),
  };
}

/** Returns a page of options (voteOptions, infoByOptName). */
export function parseVoteOptions(payload: unknown): VoteOptionsPage {
  const wire = parseRecord(payload);
  const sent = Array.isArray(payload) ? payload : parseList(field(wire, 'list', 'options'));
  const options = parseEach(sent, parseVoteOption);
  return {
    options,
    hasMore: hasMoreByServer(field(wire, 'hasMore'), sent.length),
    total: Math.max(options.length, parseCount(field(wire, 'total'))),
  };
}

/** Returns an option; null without an id. Its name is plain text and is not parsed as HTML. */
export function parseVoteOption(value: unknown): VoteOption | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'optionId', 'optionID', 'id'));
  if (id === '') return null;
  const rank = parseCount(field(wire, 'rank'));
  const gap = parseNumber(field(wire, 'gap'));
  return {
    id,
    number: parseCount(field(wire, 'number', 'optionNo')),
    name: parseLine(field(wire, 'name', 'optionName')),
    description: parseLine(field(wire, 'description')),
    themeId: parseId(field(wire, 'themeId', 'themeID')),
    picture: filterImageLink(field(wire, 'picUrl', 'imageUrl')),
    video: parsePlayableAddress(field(wire, 'videoUrl')),
    audio: parsePlayableAddress(field(wire, 'audioUrl')),
    votes: parseCount(field(wire, 'count', 'voteCount')),
    rank: rank > 0 ? rank : null,
    gap: gap === null || gap < 0 || rank <= 1 ? null : Math.trunc(gap),
    views: parseCount(field(wire, 'countClick')),
  };
}

/** Counters of a vote (innerVoteCount). */
export interface VoteNumbers {
  readonly votes: number;
  readonly views: number;
}

export function parseVoteNumbers(payload: unknown): VoteNumbers | null {
  const wire = parseRecord(payload);
  const votes = parseNumber(field(wire, 'voteCount'));
  return votes === null
    ? null
    : { votes: parseCount(votes), views: parseCount(field(wire, 'countClick')) };
}

/** Returns a limit; null (no limit) for 0 and below. */
const parseLimit = (value: unknown): number | null => parseCount(value) || null;

/** Accepts objects with image and link, bare addresses, or a single one of either. */
function parseImages(value: unknown): BigVote['pictures'] {
  const list = parseList(value);
  return (list.length > 0 ? list : [value]).flatMap((one) => {
    const wire = parseRecord(one);
    const src = filterImageLink(field(wire, 'url', 'imageUrl', 'picUrl') ?? one);
    return src === '' ? [] : [{ src, url: filterLink(field(wire, 'link', 'linkUrl')) }];
  });
}

function parseThemes(value: unknown): BigVote['themes'] {
  const known = new Set<string>();
  return parseEach(value, (one) => {
    const wire = parseRecord(one);
    const id = parseId(field(wire, 'id', 'themeId'));
    const name = parseLine(field(wire, 'name', 'title'));
    if (id === '' || name === '' || known.has(id)) return null;
    known.add(id);
    return { id, name };
  });
}
