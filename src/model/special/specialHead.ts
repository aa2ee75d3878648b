import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

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
    name: read.line(wire, 'name', 'title'),
    abstract: read.lines(wire, 'abstract', 'attAbstract', 'description'),
    picture: read.image(wire, 'headPic', 'picUrl'),
    articleId: read.linkedId(wire, 'articleId', 'articleID'),
  };
  return head.name === '' ? null : head;
}
