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

/** Stage of a vote by the server's clock (isbegin). */
export type VoteStage = 'coming' | 'running' | 'over';

/** The answer of voteDetails: the vote, its stage and this reader's ballot status. */
export type BigVoteDetails = read.Parsed<typeof parseBigVote>;

/** Returns the answer of voteDetails; null without an id or a title. */
export function parseBigVote(payload: unknown) {
  const answer = parseRecord(payload);
  const nested = read.record(answer, 'info');
  // Older servers send all fields on one level.
  const info: Wire = Object.keys(nested).length > 0 ? nested : answer;
  const vote: BigVote | null = parseVote(info);
  const status: BallotStatus = parseBallotStatus(answer);
  return vote && { vote, stage: parseVoteStage(field(answer, 'isbegin')), status };
}

/**
 * A vote of an activity, with options that readers may have submitted (product 3.12).
 */
export type BigVote = read.Parsed<typeof parseVote>;

function parseVote(info: Wire) {
  const min = Math.max(1, read.count(info, 'minSelect'));
  const look: 'grid' | 'list' = read.number(info, 'viewStyle') === 1 ? 'list' : 'grid';
  return read.filled(['id', 'title'], {
    id: read.id(info, 'voteID', 'voteId', 'id'),
    /** The activity that contains it. */
    activityId: read.id(info, 'fileId', 'fileID', 'activityId'),
    title: read.line(info, 'title', 'name'),
    /** Plain text. */
    description: read.line(info, 'description', 'abstract'),
    /** Header images (vs_head_voteimage); `url` is '' when an image is not a link. */
    pictures: parseImages(field(info, 'vs_head_voteimage')),
    /** Groups of options (vs_votetheme_list); [] for none. */
    themes: parseThemes(field(info, 'vs_votetheme_list')),
    /** Untrusted HTML, sanitised before it is shown; '' for none. */
    rulesHtml: read.text(info, 'rule', 'ruleHtml'),
    /** Epoch ms of the server's clock; null when the server sent none. */
    startsAt: read.time(info, 'startTime'),
    endsAt: read.time(info, 'endTime'),
    /** The initial layout of the options. */
    look,
    /** Minimum and maximum number of options in one ballot. */
    min,
    max: Math.max(min, read.count(info, 'maxSelect')),
    /** Ballots of one reader per day; null without limit. */
    dayLimit: parseLimit(field(info, 'dayLimit')),
    /** Ballots of one reader per day for the same option; null without limit. */
    optionDayLimit: parseLimit(field(info, 'optionDayLimit')),
    /** Whether a captcha is required. */
    needsCode: read.flag(info, 'needCode'),
    /** The form about the reader (vs_user_inforule); [] for none. */
    userFields: parseApplyFields(field(info, 'vs_user_inforule')),
    options: read.count(info, 'optionCount'),
    votes: read.count(info, 'voteCount'),
    views: read.count(info, 'countClick'),
    /** Whether counts and ranks are shown while the vote runs. */
    showsResult: read.defaultOn(info, 'showResult'),
    shareClosed: read.flag(info, 'shareClosed'),
  });
}

const STAGES: readonly VoteStage[] = ['coming', 'running', 'over'];

/** An unknown stage is `running`, so that it does not block voting. */
export const parseVoteStage = (value: unknown): VoteStage =>
  STAGES[parseNumber(value) ?? 1] ?? 'running';

/** A reader's ballots of today. */
export type BallotStatus = read.Parsed<typeof parseBallotStatus>;

/** Returns the reader's remaining ballots of today (`left`) and chosen options (`voted`). */
export function parseBallotStatus(value: unknown) {
  const wire = parseRecord(value);
  const left = read.number(wire, 'left');
  return {
    /** Ballots left today; null without limit. */
    left: left === null || left < 0 ? null : Math.trunc(left),
    /** Options that this reader voted for today. */
    chosen: read.list(wire, 'voted').map(parseId).filter(Boolean),
  };
}

/** A page of options. */
export type VoteOptionsPage = read.Parsed<typeof parseVoteOptions>;

/** Returns a page of options (voteOptions, infoByOptName). */
export function parseVoteOptions(payload: unknown) {
  const wire = parseRecord(payload);
  const sent = findRows(payload, 'list', 'options');
  const options = parseEach(sent, parseVoteOption);
  return {
    options,
    hasMore: hasMoreByServer(field(wire, 'hasMore'), sent.length),
    /** Number of all options of this theme or search. */
    total: Math.max(options.length, read.count(wire, 'total')),
  };
}

export type VoteOption = read.Parsed<typeof parseVoteOption>;

/** Returns an option; null without an id. Its name is plain text and is not parsed as HTML. */
export function parseVoteOption(value: unknown) {
  const wire = parseRecord(value);
  const rank = read.count(wire, 'rank');
  const gap = read.number(wire, 'gap');
  return read.filled(['id'], {
    id: read.id(wire, 'optionId', 'optionID', 'id'),
    /** The number that is displayed and searched: 17. */
    number: read.count(wire, 'number', 'optionNo'),
    name: read.line(wire, 'name', 'optionName'),
    /** Plain text. */
    description: read.line(wire, 'description'),
    themeId: read.id(wire, 'themeId', 'themeID'),
    /** Addresses of image, video and audio; '' for none. */
    picture: read.image(wire, 'picUrl', 'imageUrl'),
    video: parsePlayableAddress(field(wire, 'videoUrl')),
    audio: parsePlayableAddress(field(wire, 'audioUrl')),
    votes: read.count(wire, 'count', 'voteCount'),
    /** null when the server sent none. */
    rank: rank > 0 ? rank : null,
    /**
     * Votes behind the next better option; null for the first option, or when the server sent
     * none.
     */
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
function parseImages(value: unknown) {
  const list = parseList(value);
  return (list.length > 0 ? list : [value]).flatMap((one) => {
    const wire = parseRecord(one);
    const src = filterImageLink(field(wire, 'url', 'imageUrl', 'picUrl') ?? one);
    return src === '' ? [] : [{ src, url: read.link(wire, 'link', 'linkUrl') }];
  });
}

function parseThemes(value: unknown) {
  const themes = parseEach(value, (one) => {
    const wire = parseRecord(one);
    const id = read.id(wire, 'id', 'themeId');
    const name = read.line(wire, 'name', 'title');
    return id === '' || name === '' ? null : { id, name };
  });
  return removeDuplicates(themes);
}
