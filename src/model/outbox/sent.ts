import { field, isFalse, parseFlag, parseId, parseRecord, parseText } from '../wire.ts';

/** What a server says of something that it has taken. */
export interface Sent {
  /** '' where it does not tell. */
  readonly id: string;
  /** Editors look at it before others see it. */
  readonly inReview: boolean;
}

/** Answer of `create-post`, `ask`, `tipoff`, `inputArticle`; null where it was not taken. */
export function parseSent(payload: unknown): Sent | null {
  const wire = parseRecord(payload);
  if (!parseFlag(field(wire, 'value'), true)) return null;
  return readSent(wire);
}

/** The same out of the outbox: it may have lain in storage for another tab. */
export function readSent(value: unknown): Sent {
  const wire = parseRecord(value);
  return {
    id: parseId(field(wire, 'id', 'postId', 'fileId')),
    // Who only said yes lets editors read it first (product 8.3).
    inReview: parseFlag(field(wire, 'inReview', 'needAudit'), true),
  };
}

/** Answer to the vote of the day: text, or a yes/no. */
export function parseHit(payload: unknown): 'done' | 'already' {
  const wire = parseRecord(payload);
  const said = typeof payload === 'string' ? payload : field(wire, 'value', 'message');
  return isFalse(said) || /已打榜/.test(parseText(said)) ? 'already' : 'done';
}
