import { parseNumber, parseRecord } from '../wire.ts';

/** What a device remembers of its reader: likes, follows, votes, … */
export interface Mark {
  /** Kind and id, as stored: `fav:345`. */
  readonly name: string;
  /** Each member has a mark of their own; otherwise it is the device's. */
  readonly isOfMember?: true;
}

/** The marks of a device by their stored names, with their time in epoch ms. */
export type Marks = Readonly<Record<string, number>>;

/** Older ones are dropped: the server knows them, and answers `already`. */
const MAX_MARKS = 500;

/** Returns the stored name of a mark; `uid` is '' where no member is logged in. */
export const nameMark = ({ name, isOfMember }: Mark, uid: string): string =>
  isOfMember ? `${name}:${uid}` : name;

/** Returns the stored marks without malformed ones. */
export function parseMarks(stored: string | null): Marks {
  const marks: Record<string, number> = {};
  for (const [name, value] of Object.entries(parseRecord(stored))) {
    const at = parseNumber(value);
    if (at !== null) marks[name] = at;
  }
  return marks;
}

/** Returns the marks with one more, or without one (`at` null). */
export function setMark(marks: Marks, name: string, at: number | null): Marks {
  const others = Object.entries(marks).filter(([other]) => other !== name);
  const all = at === null ? others : [...others, [name, at] as const];
  return Object.fromEntries(all.sort(([, a], [, b]) => b - a).slice(0, MAX_MARKS));
}
