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

/** Where tabs tell each other what is left; the vote's id follows. */
const STAND_PREFIX = 'voteStand:';

/** The votes that this page knows, by their ids. */
export const $votesKnown = map<Readonly<Record<string, BigVote | undefined>>>({});

/** What this reader has left today and has chosen, by the vote's id; absent while nobody knows. */
export const $stand = map<Readonly<Record<string, BallotStatus | undefined>>>({});

let watching = false;

/** Tells of a vote that was asked for, and of where its reader stands (null: not asked). */
export function knowVote(vote: BigVote, stand: BallotStatus | null): void {
  watch();
  $votesKnown.setKey(vote.id, vote);
  if (stand && readUid() !== '') keepStand(vote.id, stand);
}

/** Shows where a reader stands now, here and in all other tabs. */
export function keepStand(voteId: string, stand: BallotStatus): void {
  watch();
  $stand.setKey(voteId, stand);
  writeStored(STAND_PREFIX + voteId, formatSavedBallotStatus(stand, readUid(), serverNow()));
}

const asking = new Map<string, Promise<BigVote | null>>();

/** Asks for a vote and where its reader stands, anew; null where it could not be had. */
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
  // Another member has come meanwhile: theirs is not known.
  knowVote(vote, uid === readUid() ? stand : null);
  return vote;
}

/** What was asked for before, else asked now. */
export const openVote = async (settings: Settings, voteId: string): Promise<BigVote | null> =>
  $votesKnown.get()[voteId] ?? loadVote(settings, voteId);

/** The member's own, of this day by the server's clock; null while it is not known. */
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
  // Another member has others; nobody has none.
  openTokens().onMember(() => {
    for (const voteId of Object.keys($stand.get())) $stand.setKey(voteId, undefined);
    hear();
  });
}

/** What other tabs have told; what is of another day is forgotten. */
function hear(): void {
  for (const name of listStored(STAND_PREFIX)) {
    const stand = parseSavedBallotStatus(readStored(name), readUid(), serverNow());
    if (stand) $stand.setKey(name.slice(STAND_PREFIX.length), stand);
    else removeStored(name);
  }
}
