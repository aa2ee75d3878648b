import { atom } from 'nanostores';
import { voteDetails } from '../../api/calls/bigVotes.ts';
import { onStoredPrefix } from '../../host/browserTabs.ts';
import { serverNow } from '../../host/clock.ts';
import { listStored, readStored, removeStored, writeStored } from '../../host/storage.ts';
import {
  formatSavedBallotStatus,
  parseSavedBallotStatus,
} from '../../model/bigVote/ballotStatus.ts';
import type { BallotStatus, BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { getClient } from '../../services/pageClient.ts';
import { getTokenStore, readUid } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';

/** Prefix of the keys by which tabs share the ballot status; the id of the vote follows. */
const BALLOT_STATUS_PREFIX = 'voteStand:';

/** The votes that this page has loaded, by id. */
export const $knownVotes = atom<Readonly<Record<string, BigVote | undefined>>>({});

/**
 * Ballot status (ballots left today, chosen options) of this reader, by vote id; absent until
 * loaded.
 */
export const $ballotStatuses = atom<Readonly<Record<string, BallotStatus | undefined>>>({});

let isWatching = false;

/** Stores a loaded vote and its ballot status (null: not loaded). */
export function saveVote(vote: BigVote, stand: BallotStatus | null): void {
  startWatching();
  $knownVotes.set({ ...$knownVotes.get(), [vote.id]: vote });
  if (stand && readUid() !== '') saveBallotStatus(vote.id, stand);
}

/** Saves the ballot status of this reader, for this tab and all others. */
export function saveBallotStatus(voteId: string, stand: BallotStatus): void {
  startWatching();
  setStatus(voteId, stand);
  writeStored(
    BALLOT_STATUS_PREFIX + voteId,
    formatSavedBallotStatus(stand, readUid(), serverNow()),
  );
}

const setStatus = (voteId: string, stand: BallotStatus): void =>
  $ballotStatuses.set({ ...$ballotStatuses.get(), [voteId]: stand });

const requests = new Map<string, Promise<BigVote | null>>();

/**
 * Loads a vote with its ballot status; null on failure. Calls at the same time share one request.
 */
export function loadVote(settings: Settings, voteId: string): Promise<BigVote | null> {
  let asked = requests.get(voteId);
  if (!asked) {
    asked = requestVote(settings, voteId).finally(() => requests.delete(voteId));
    requests.set(voteId, asked);
  }
  return asked;
}

async function requestVote(settings: Settings, voteId: string): Promise<BigVote | null> {
  const uid = readUid();
  const [answer] = await Promise.all([
    voteDetails(getClient(settings), { voteId, fileId: '' }),
    loadServerTime(settings),
  ]);
  if (!answer.ok) return null;
  const { vote, status } = answer.value;
  // Another member has logged in meanwhile: their ballot status is unknown.
  saveVote(vote, uid === readUid() ? status : null);
  return vote;
}

/** Returns the vote if it was loaded before, else loads it. */
export const findOrLoadVote = async (settings: Settings, voteId: string): Promise<BigVote | null> =>
  $knownVotes.get()[voteId] ?? loadVote(settings, voteId);

/** Returns the ballot status of the member today, by the clock of the server; null until loaded. */
export function findBallotStatus(voteId: string): BallotStatus | null {
  startWatching();
  return $ballotStatuses.get()[voteId] ?? null;
}

function startWatching(): void {
  if (isWatching) return;
  isWatching = true;
  readSavedStatuses();
  onStoredPrefix(BALLOT_STATUS_PREFIX, readSavedStatuses);
  // The ballot status belongs to a member: it changes with the login.
  getTokenStore().onMember(() => {
    $ballotStatuses.set({});
    readSavedStatuses();
  });
}

/** Reads the ballot status that other tabs saved; removes those of another day. */
function readSavedStatuses(): void {
  for (const name of listStored(BALLOT_STATUS_PREFIX)) {
    const stand = parseSavedBallotStatus(readStored(name), readUid(), serverNow());
    if (stand) setStatus(name.slice(BALLOT_STATUS_PREFIX.length), stand);
    else removeStored(name);
  }
}
