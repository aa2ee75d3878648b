import { parseNumber, parseRecord } from '../wire.ts';
import type { DoneKind } from './things.ts';

/** What a device did, with the moment in epoch ms. */
export type Doings = Readonly<Record<string, number>>;

/** Older ones are forgotten: the server knows them, and says so. */
const MAX_DOINGS = 500;

const OF_MEMBER: readonly DoneKind[] = ['fav', 'follow'];

/** Favourites and follows are each member's own, all else is the device's. */
export const nameDone = (kind: DoneKind, id: string, uid: string): string =>
  OF_MEMBER.includes(kind) ? `${kind}:${id}:${uid}` : `${kind}:${id}`;

/** What was stored; nothing of what is malformed. */
export function parseDone(text: string | null): Doings {
  const doings: Record<string, number> = {};
  for (const [name, at] of Object.entries(parseRecord(text))) {
    const moment = parseNumber(at);
    if (moment !== null) doings[name] = moment;
  }
  return doings;
}

/** With one more, or without one (`at` null). */
export function withDone(doings: Doings, name: string, at: number | null): Doings {
  const others = Object.entries(doings).filter(([other]) => other !== name);
  const all = at === null ? others : [...others, [name, at] as const];
  return Object.fromEntries(all.sort(([, a], [, b]) => b - a).slice(0, MAX_DOINGS));
}
