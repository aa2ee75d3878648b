import { filterImageLink } from '../link.ts';
import { field, parseLinkedId, parseRecord, parseText } from '../wire.ts';

/** What a special says of itself where no article does (getSubject). */
export interface SpecialHead {
  readonly name: string;
  readonly abstract: string;
  readonly picture: string;
  /** Its article; '' when it has none. */
  readonly articleId: string;
}

/** Null where there is nothing to say. */
export function parseSpecialHead(value: unknown): SpecialHead | null {
  const wire = parseRecord(value);
  const head = {
    name: parseText(field(wire, 'name', 'title')),
    abstract: parseText(field(wire, 'abstract', 'attAbstract', 'description')),
    picture: filterImageLink(field(wire, 'headPic', 'picUrl')),
    articleId: parseLinkedId(field(wire, 'articleId', 'articleID')),
  };
  return head.name === '' ? null : head;
}
