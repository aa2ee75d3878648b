import { filterAppLink, filterImageLink, filterLink, filterMediaLink } from './link.ts';
import { parseSeconds } from './media/mediaNumbers.ts';
import { parseLine, parseLines, parseWriting } from './text.ts';
import {
  field,
  isNone,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
  type Wire,
} from './wire.ts';

/*
 * The kinds of fields of a server's object; imported as `* as read`. Of several names the first that is set
 * counts. What a kind accepts is written at its parser.
 */

type Names = readonly string[];

// Texts: of one line, of several by editors, of several by a reader, and text that is no text for readers.
export const line = (wire: Wire, ...names: Names) => parseLine(field(wire, ...names));
export const lines = (wire: Wire, ...names: Names) => parseLines(field(wire, ...names));
export const writing = (wire: Wire, ...names: Names) => parseWriting(field(wire, ...names));
export const text = (wire: Wire, ...names: Names) => parseText(field(wire, ...names));

// Ids; of a linked one 0 means none.
export const id = (wire: Wire, ...names: Names) => parseId(field(wire, ...names));
export const linkedId = (wire: Wire, ...names: Names) => parseLinkedId(field(wire, ...names));

// Addresses that passed the link filter.
export const link = (wire: Wire, ...names: Names) => filterLink(field(wire, ...names));
export const appLink = (wire: Wire, ...names: Names) => filterAppLink(field(wire, ...names));
export const image = (wire: Wire, ...names: Names) => filterImageLink(field(wire, ...names));
export const media = (wire: Wire, ...names: Names) => filterMediaLink(field(wire, ...names));

// Numbers and times.
export const count = (wire: Wire, ...names: Names) => parseCount(field(wire, ...names));
export const number = (wire: Wire, ...names: Names) => parseNumber(field(wire, ...names));
export const seconds = (wire: Wire, ...names: Names) => parseSeconds(field(wire, ...names));
export const time = (wire: Wire, ...names: Names) => parseTimestamp(field(wire, ...names));

// Flags: one that is off, and one that is on, until the server says otherwise.
export const flag = (wire: Wire, ...names: Names) => parseFlag(field(wire, ...names));
export const defaultOn = (wire: Wire, ...names: Names) => parseFlag(field(wire, ...names), true);

// Objects and lists.
export const record = (wire: Wire, ...names: Names) => parseRecord(field(wire, ...names));
export const list = (wire: Wire, ...names: Names) => parseList(field(wire, ...names));
export const each = <T>(
  wire: Wire,
  parse: (element: unknown) => T | null,
  ...names: Names
): readonly T[] => parseEach(field(wire, ...names), parse);

/** Properties without which a record says nothing: each by itself, or several of which one is enough. */
type Needed<T> = readonly (keyof T | readonly (keyof T)[])[];

/** Returns the record; null when a needed property has no value. */
export function filled<T extends object>(needed: Needed<T>, record: T): T | null {
  const has = (name: keyof T) => !isNone(record[name]);
  const isFilled = needed.every((names) =>
    typeof names === 'object' ? names.some(has) : has(names),
  );
  return isFilled ? record : null;
}

type Fixed<T> = {
  readonly [Name in keyof T]: T[Name] extends (infer Element)[] ? readonly Element[] : T[Name];
};

/** What a parser makes of a server's object: its fields are listed once, where they are read. */
export type Parsed<Parse extends (...wire: never[]) => unknown> = Fixed<
  NonNullable<ReturnType<Parse>>
>;
