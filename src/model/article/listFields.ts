import * as read from '../read.ts';
import { parseLine } from '../text.ts';
import { parseRecord, type Wire } from '../wire.ts';
import type { Tag } from './articleTypes.ts';

/** Returns the tags of `tags`, else those of the joined text `tag` ("a；b"). */
export function parseTags(wire: Wire): readonly Tag[] {
  const tags = read.each(wire, parseTag, 'tags');
  if (tags.length > 0) return tags;
  return read
    .line(wire, 'tag')
    .split(/[;；]/)
    .flatMap((name) => parseTag(name) ?? []);
}

function parseTag(value: unknown): Tag | null {
  const wire = parseRecord(value);
  const name = read.line(wire, 'name') || (typeof value === 'string' ? parseLine(value) : '');
  return name === '' ? null : { id: read.id(wire, 'id'), name };
}

/** Returns the column's name, else the last part of its path (`首页~头条`). */
export function parseColumnName(wire: Wire): string {
  const path = read.line(wire, 'columnCasName').split('~');
  return read.line(wire, 'columnName', 'colName') || (path[path.length - 1] ?? '').trim();
}

/**
 * Returns the title of a row as text: `listTitle` when set, else `title`; both may contain
 * HTML.
 */
export function parseListTitle(wire: Wire): string {
  return read.line(wire, 'listTitle') || read.line(wire, 'title') || read.line(wire, 'textTitle');
}
