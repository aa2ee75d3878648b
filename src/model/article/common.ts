import { parseHtmlText } from '../text.ts';
import { field, parseEach, parseId, parseRecord, parseText, type Wire } from '../wire.ts';
import type { Tag } from './types.ts';

/** `tags` as objects; only where they are absent the joined text `tag` ("a；b"). */
export function parseTags(wire: Wire): readonly Tag[] {
  const tags = parseEach(field(wire, 'tags'), parseTag);
  if (tags.length > 0) return tags;
  return parseText(field(wire, 'tag'))
    .split(/[;；]/)
    .flatMap((name) => parseTag(name) ?? []);
}

function parseTag(value: unknown): Tag | null {
  const wire = parseRecord(value);
  const name =
    parseText(field(wire, 'name')) || (typeof value === 'string' ? parseText(value) : '');
  return name === '' ? null : { id: parseId(field(wire, 'id')), name };
}

/** The column's own name, else the last step of its path (`首页~头条`). */
export function parseColumnName(wire: Wire): string {
  const path = parseText(field(wire, 'columnCasName')).split('~');
  return parseText(field(wire, 'columnName', 'colName')) || (path[path.length - 1] ?? '').trim();
}

/** The title of a row: `listTitle` where it is set, else `title`; both may hold tags. */
export function parseListTitle(wire: Wire): string {
  return (
    parseHtmlText(field(wire, 'listTitle')) ||
    parseHtmlText(field(wire, 'title')) ||
    parseText(field(wire, 'textTitle'))
  );
}
