import { cutCharacters } from '../cutCharacters.ts';
import { FOLLOW_OBJECTS, type FollowObject } from '../outbox/targets.ts';
import type { WriteMarks } from '../outbox/writeMarks.ts';
import { parseEach, parseId, parseNumber, parseRecord, parseText } from '../wire.ts';

/** Name of something that was followed on this device; the marks of writes have no names. */
export interface FollowName {
  readonly object: FollowObject;
  readonly id: string;
  readonly name: string;
}

const NAMES_MAX = 300;
const NAME_MAX = 100;

/** Returns the stored names, the newest first; malformed entries are left out. */
export const parseFollowNames = (stored: string | null): readonly FollowName[] =>
  parseEach(stored ?? '', (value) => {
    const wire = parseRecord(value);
    const id = parseId(wire.id);
    const name = cutCharacters(parseText(wire.name), NAME_MAX);
    const object = FOLLOW_OBJECTS.find((known) => known === parseNumber(wire.object));
    return id === '' || name === '' || object === undefined ? null : { object, id, name };
  }).slice(0, NAMES_MAX);

const isSame = (one: FollowName, other: FollowName) =>
  one.object === other.object && one.id === other.id;

/** Returns the list with the name first and once. */
export const addFollowName = (
  names: readonly FollowName[],
  name: FollowName,
): readonly FollowName[] =>
  [name, ...names.filter((other) => !isSame(name, other))].slice(0, NAMES_MAX);

/**
 * Returns what a member follows: first what the server lists, then what this device knows. `marks`
 * are those of the device (`follow:OBJECT-ID:UID`), whose names are `names`.
 */
export function mergeFollows(
  listed: readonly FollowName[],
  names: readonly FollowName[],
  marks: WriteMarks,
  uid: string,
): readonly FollowName[] {
  const marked = names.filter(({ object, id }) => `follow:${object}-${id}:${uid}` in marks);
  return [...listed, ...marked.filter((name) => !listed.some((other) => isSame(name, other)))];
}
