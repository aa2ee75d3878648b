/**
 * Tip-offs: serves `tipoffDetail`, `getTipoffDetail`, `tipoff` on hosts `app_if` and `nis`. Wire
 * form: src/docs/wireFields.md.
 */

import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data, fail, unknown } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { claimSentFiles } from '../sentFiles.ts';
import { addWriting, findWriting, TIP_STATE, type Writing } from '../store/writings.ts';
import { formatTipoff } from '../wire/tipoffs.ts';
import { isLongerThan, REFUSED, readLocation } from '../writeRules.ts';

const MAX_TITLE_CHARACTERS = 100;
const MAX_CHARACTERS = 5000;
const MAX_NAME_LENGTH = 50;

/** Whether the tip-off is the member's own, or was sent without a login from this device. */
const isOwn = (tip: Writing, context: CallContext): boolean =>
  tip.userId === 0
    ? tip.device !== '' && tip.device === context.device
    : tip.userId === readViewerId(context);

/** Answers a tip-off to its author; to all readers when it is public. */
const tipoffDetail: Call = (context) => {
  const tip = findWriting(context.db, context.params.count('id'), 'tipoff');
  if (!tip || !(tip.model.public || isOwn(tip, context))) return unknown;
  return data(formatTipoff(tip, context.addresses));
};

/** Stores a reader's tip-off to the newsroom; files need a login. */
const tipoff: WriteCall = (context) => {
  const { db, params, member, device, now } = context;
  const [title, text] = [params.text('topic'), params.text('content')];
  const refusal = decideRefusal(title, text);
  if (refusal) return fail(REFUSED.content, refusal);
  const files = claimSentFiles(context);
  if ('kind' in files) return files;
  const name = params.text('userName').slice(0, MAX_NAME_LENGTH);
  const contact = params.text('contactNo').slice(0, MAX_NAME_LENGTH);
  const id = addWriting(db, {
    kind: 'tipoff',
    targetId: 0,
    userId: member?.userId ?? 0,
    device,
    createdAt: now,
    state: TIP_STATE.awaiting,
    pinned: false,
    praises: 0,
    clicks: 0,
    shares: 0,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
    model: {
      user: name || (member?.nickname ?? null),
      title,
      text,
      ...(contact && { contact }),
      ...readLocation(context),
      ...(files.length > 0 && { files }),
    },
  });
  return data({ value: 'true', id });
};

/** Returns why a tip-off is invalid, as a message for the reader; null when it is valid. */
function decideRefusal(title: string, text: string): string | null {
  if (title === '') return '请输入标题';
  if (text === '') return '请输入内容';
  if (isLongerThan(title, MAX_TITLE_CHARACTERS)) return `标题不能超过${MAX_TITLE_CHARACTERS}字`;
  return isLongerThan(text, MAX_CHARACTERS) ? `内容不能超过${MAX_CHARACTERS}字` : null;
}

export const tipoffCalls: Calls = {
  tipoffDetail,
  getTipoffDetail: tipoffDetail,
  ...createIdempotentCalls({ tipoff }),
};
