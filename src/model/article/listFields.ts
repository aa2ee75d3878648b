import { parseHtmlText } from '../text.ts';
import { field, parseEach, parseId, parseRecord, parseText, type Wire } from '../wire.ts';
import type { Tag } from './articleTypes.ts';

/** Returns the tags of `tags`, else those of the joined text `tag` ("a；b"). */
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

/** Returns the column's name, else the last part of its path (`首页~头条`). */
export function parseColumnName(wire: Wire): string {
  const path = parseText(field(wire, 'columnCasName')).split('~');
  return parseText(field(wire, 'columnName', 'colName')) || (path[path.length - 1] ?? '').trim();
}

/**
 * Returns the title of a row as text: `listTitle` when set, else `title`; both may contain
 * HTML.
 */
export function parseListTitle(wire: Wire): string {
  return (
    parseHtmlText(field(wire, 'listTitle')) ||
    parseHtmlText(field(wire, 'title')) ||
    parseText(field(wire, 'textTitle'))
  );
}
