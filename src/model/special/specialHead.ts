import { filterImageLink } from '../link.ts';
import { parseLine, parseLines } from '../text.ts';
import { field, parseLinkedId, parseRecord } from '../wire.ts';

/** The header of a special without an article (getSubject). */
export interface SpecialHead {
  readonly name: string;
  readonly abstract: string;
  readonly picture: string;
  /** Id of its article; '' for none. */
  readonly articleId: string;
}

/** Returns the header; null without a name. */
export function parseSpecialHead(value: unknown): SpecialHead | null {
  const wire = parseRecord(value);
  const head = {
    name: parseLine(field(wire, 'name', 'title')),
    abstract: parseLines(field(wire, 'abstract', 'attAbstract', 'description')),
    picture: filterImageLink(field(wire, 'headPic', 'picUrl')),
    articleId: parseLinkedId(field(wire, 'articleId', 'articleID')),
  };
  return head.name === '' ? null : head;
}
