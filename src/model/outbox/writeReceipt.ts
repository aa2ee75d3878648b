import { field, isFalse, parseFlag, parseId, parseRecord, parseText } from '../wire.ts';

/** The answer of a server that has accepted a write. */
export interface WriteReceipt {
  /** '' where the server sends none. */
  readonly id: string;
  /** Editors review it before it is public. */
  readonly inReview: boolean;
}

/** Parses the answer of `create-post`, `ask`, `tipoff`, `inputArticle`; null when refused. */
export function parseWriteReceipt(payload: unknown): WriteReceipt | null {
  const wire = parseRecord(payload);
  if (!parseFlag(field(wire, 'value'), true)) return null;
  return parseStoredReceipt(wire);
}

/** Parses an answer again that another tab has received and stored. */
export function parseStoredReceipt(value: unknown): WriteReceipt {
  const wire = parseRecord(value);
  return {
    id: parseId(field(wire, 'id', 'postId', 'fileId')),
    // An answer without this field means that editors review it first (product 8.3).
    inReview: parseFlag(field(wire, 'inReview', 'needAudit'), true),
  };
}

/** Parses the answer to a vote in the rank: text, or a yes/no. */
export function parseHitResult(payload: unknown): 'done' | 'already' {
  const wire = parseRecord(payload);
  const said = typeof payload === 'string' ? payload : field(wire, 'value', 'message');
  return isFalse(said) || /已打榜/.test(parseText(said)) ? 'already' : 'done';
}
