import { parseLine } from '../text.ts';
import { field, parseEach, parseId, parseRecord, type Wire } from '../wire.ts';
import type { Tag } from './articleTypes.ts';

/** Returns the tags of `tags`, else those of the joined text `tag` ("a；b"). */
export function parseTags(wire: Wire): readonly Tag[] {
  const tags = parseEach(field(wire, 'tags'), parseTag);
  if (tags.length > 0) return tags;
  return parseLine(field(wire, 'tag'))
    .split(/[;；]/)
    .flatMap((name) => parseTag(name) ?? []);
}

function parseTag(value: unknown): Tag | null {
  const wire = parseRecord(value);
  const name =
    parseLine(field(wire, 'name')) || (typeof value === 'string' ? parseLine(value) : '');
  return name === '' ? null : { id: parseId(field(wire, 'id')), name };
}

/** Returns the column's name, else the last part of its path (`首页~头条`). */
export function parseColumnName(wire: Wire): string {
  const path = parseLine(field(wire, 'columnCasName')).split('~');
  return parseLine(field(wire, 'columnName', 'colName')) || (path[path.length - 1] ?? '').trim();
}

/**
 * Returns the title of a row as text: `listTitle` when set, else `title`; both may contain
 * HTML.
 */
export function parseListTitle(wire: Wire): string {
  return (
    parseLine(field(wire, 'listTitle')) ||
    parseLine(field(wire, 'title')) ||
    parseLine(field(wire, 'textTitle'))
  );
}
