import { parseNumber, parseRecord } from '../wire.ts';

/** A write of the reader that the device remembers: a like, a follow, a vote, … */
export interface WriteMark {
  /** Kind and id, as stored: `fav:345`. */
  readonly name: string;
  /** The mark is stored for each member; without it, for the device. */
  readonly isOfMember?: true;
}

/** The marks of a device by their stored names, with their time in epoch ms. */
export type WriteMarks = Readonly<Record<string, number>>;

/** Older ones are dropped: the server has stored those writes, and answers `already`. */
const MAX_MARKS = 500;

/** Returns the stored name of a mark; `uid` is '' where no member is logged in. */
export const formatMarkName = ({ name, isOfMember }: WriteMark, uid: string): string =>
  isOfMember ? `${name}:${uid}` : name;

/** Returns the stored marks without malformed ones. */
export function parseMarks(stored: string | null): WriteMarks {
  const marks: Record<string, number> = {};
  for (const [name, value] of Object.entries(parseRecord(stored))) {
    const at = parseNumber(value);
    if (at !== null) marks[name] = at;
  }
  return marks;
}

/** Returns the marks with one more, or without one (`at` null). */
export function setMark(marks: WriteMarks, name: string, at: number | null): WriteMarks {
  const others = Object.entries(marks).filter(([other]) => other !== name);
  const all = at === null ? others : [...others, [name, at] as const];
  return Object.fromEntries(all.sort(([, a], [, b]) => b - a).slice(0, MAX_MARKS));
}
