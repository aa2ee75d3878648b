import { map } from 'nanostores';
import { voteDetails } from '../../api/calls/bigVotes.ts';
import { serverNow } from '../../host/clock.ts';
import { listStored, readStored, removeStored, writeStored } from '../../host/storage.ts';
import { onStoredPrefix } from '../../host/tabs.ts';
import {
  formatSavedBallotStatus,
  parseSavedBallotStatus,
} from '../../model/bigVote/ballotStatus.ts';
import type { BallotStatus, BigVote } from '../../model/bigVote/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';
import { loadServerTime } from '../clock.ts';
import { openTokens } from '../tokens.ts';

/** Prefix of the keys by which tabs share the ballot status; the id of the vote follows. */
const STAND_PREFIX = 'voteStand:';

/** The votes that this page has loaded, by id. */
export const $votesKnown = map<Readonly<Record<string, BigVote | undefined>>>({});

/**
 * Ballot status (ballots left today, chosen options) of this reader, by vote id; absent until
 * loaded.
 */
export const $stand = map<Readonly<Record<string, BallotStatus | undefined>>>({});

let watching = false;

/** Stores a loaded vote and its ballot status (null: not loaded). */
export function knowVote(vote: BigVote, stand: BallotStatus | null): void {
  watch();
  $votesKnown.setKey(vote.id, vote);
  if (stand && readUid() !== '') keepStand(vote.id, stand);
}

/** Saves the ballot status of this reader, for this tab and all others. */
export function keepStand(voteId: string, stand: BallotStatus): void {
  watch();
  $stand.setKey(voteId, stand);
  writeStored(STAND_PREFIX + voteId, formatSavedBallotStatus(stand, readUid(), serverNow()));
}

const asking = new Map<string, Promise<BigVote | null>>();

/**
 * Loads a vote with its ballot status; null on failure. Calls at the same time share one request.
 */
export function loadVote(settings: Settings, voteId: string): Promise<BigVote | null> {
  let asked = asking.get(voteId);
  if (!asked) {
    asked = ask(settings, voteId).finally(() => asking.delete(voteId));
    asking.set(voteId, asked);
  }
  return asked;
}

async function ask(settings: Settings, voteId: string): Promise<BigVote | null> {
  const uid = readUid();
  const [answer] = await Promise.all([
    voteDetails(openClient(settings), { voteId, fileId: '' }),
    loadServerTime(settings),
  ]);
  if (!answer.ok) return null;
  const { vote, stand } = answer.value;
  // Another member has logged in meanwhile: their ballot status is unknown.
  knowVote(vote, uid === readUid() ? stand : null);
  return vote;
}

/** Returns the vote if it was loaded before, else loads it. */
export const openVote = async (settings: Settings, voteId: string): Promise<BigVote | null> =>
  $votesKnown.get()[voteId] ?? loadVote(settings, voteId);

/** Returns the ballot status of the member today, by the clock of the server; null until loaded. */
export function readStand(voteId: string): BallotStatus | null {
  watch();
  return $stand.get()[voteId] ?? null;
}

const readUid = (): string => openTokens().readMember()?.uid ?? '';

function watch(): void {
  if (watching) return;
  watching = true;
  hear();
  onStoredPrefix(STAND_PREFIX, hear);
  // The ballot status belongs to a member: it changes with the login.
  openTokens().onMember(() => {
    for (const voteId of Object.keys($stand.get())) $stand.setKey(voteId, undefined);
    hear();
  });
}

/** Reads the ballot status that other tabs saved; removes those of another day. */
function hear(): void {
  for (const name of listStored(STAND_PREFIX)) {
    const stand = parseSavedBallotStatus(readStored(name), readUid(), serverNow());
    if (stand) $stand.setKey(name.slice(STAND_PREFIX.length), stand);
    else removeStored(name);
  }
}
