import { parseLiveState } from '../article/liveInfo.ts';
import { parseComment } from '../comment/normaliseComment.ts';
import { parseLiveReport } from '../live/normaliseLive.ts';
import {
  field,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { PushMessage } from './pushTypes.ts';

/** Messages with other codes are ignored (product 4.21). */
const OK_CODE = 200;

/** `id` is the broadcast's in every message, so that a comment's own id has another name. */
const COMMENT_IDS = ['commentId', 'commentID', 'discussId', 'discussID', 'fileId'] as const;

/** Returns the broadcast of a comment, for servers whose `id` is the comment's. */
const parseBroadcast = (data: Wire): string =>
  parseLinkedId(field(data, 'articleID', 'articleId', 'rootID', 'rootId'));

/** Returns a message of the channel; null for unknown types and malformed text. */
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
