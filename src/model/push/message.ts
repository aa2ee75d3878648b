import { parseLiveState } from '../article/live.ts';
import { parseComment } from '../comment/normalise.ts';
import { parseLiveReport } from '../live/normalise.ts';
import {
  field,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { PushMessage } from './types.ts';

/** Other codes are ignored (product 4.21). */
const OK_CODE = 200;

/** `id` is the broadcast's in every message, so that a comment's own stands elsewhere. */
const COMMENT_IDS = ['commentId', 'commentID', 'discussId', 'discussID', 'fileId'] as const;

/** What a comment is on: of a server that leaves `id` to the comment as well. */
const parseBroadcast = (data: Wire): string =>
  parseLinkedId(field(data, 'articleID', 'articleId', 'rootID', 'rootId'));

/** A message of the channel; null for what the page need not know, and for garbage. */
export function parsePushMessage(text: string): PushMessage | null {
  const wire = parseRecord(text);
  if (parseNumber(field(wire, 'code')) !== OK_CODE) return null;
  const data = parseRecord(field(wire, 'data'));
  const id = parseId(field(data, 'id'));
  if (id === '') return null;
  switch (parseText(field(wire, 'type'))) {
    case 'live_status': {
      const state = parseLiveState(field(data, 'liveStatus', 'status'));
      return state && { type: 'live_status', id, state };
    }
    case 'live_reporting': {
      const report = parseLiveReport(data);
      return report && { type: 'live_reporting', id, report };
    }
    case 'live_discuss': {
      const comment = parseComment({ ...data, id: field(data, ...COMMENT_IDS, 'id') });
      return comment && { type: 'live_discuss', id: parseBroadcast(data) || id, comment };
    }
    default:
      return null;
  }
}
