/** Tip-offs. */

import { answerFound, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data, fail } from '../envelope.ts';
import { createIdempotentCalls, type WriteCall } from '../idempotency.ts';
import { findWriting, TIP_STATE, type Writing } from '../store/writings.ts';
import type { Addresses } from '../wire/addresses.ts';
import { claimSentFiles, formatGroups } from '../wire/files.ts';
import { formatWireTime } from '../wire/time.ts';
import { REFUSED, readLocation, refuseTexts } from '../writeRules.ts';
import { formatWriter, storeWriting } from './posts.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats a tip-off, without the author's contact, which is for the newsroom only. */
function formatTipoff(tip: Writing, addresses: Addresses) {
  const { model } = tip;
  const { answer } = model;
  return {
    id: tip.id,
    topic: model.title ?? '',
    content: model.text,
    ...formatWriter(tip, addresses),
    location: model.place ?? '',
    created: formatWireTime(tip.createdAt),
    ...formatGroups(model.files, addresses),
    status: tip.state,
    answer: answer?.text ?? '',
    answerUnit: answer?.unit ?? '',
    answerTime: answer ? formatWireTime(answer.at) : '',
    answerPics: formatGroups(answer?.files, addresses).pics,
    isPublic: model.public ? 1 : 0,
  };
}

const MAX_CHARACTERS = 5000;
const MAX_NAME_LENGTH = 50;

/** Whether the tip-off is the member's own, or was sent without a login from this device. */
const isOwn = (tip: Writing, context: CallContext): boolean =>
  tip.userId === 0
    ? tip.device !== '' && tip.device === context.device
    : tip.userId === readViewerId(context);

/** Answers a tip-off to its author; to all readers when it is public. */
const tipoffDetail = answerFound(
  (context) => {
    const tip = findWriting(context.db, context.params.count('id'), 'tipoff');
    return tip && (tip.model.public || isOwn(tip, context)) ? tip : null;
  },
  (tip, { addresses }) => formatTipoff(tip, addresses),
);

/** Stores a reader's tip-off to the newsroom; files need a login. */
const tipoff: WriteCall = (context) => {
  const { params, member } = context;
  const [title, text] = [params.text('topic'), params.text('content')];
  const isEmpty = title !== '' && text === '';
  const refusal = isEmpty ? '请输入内容' : refuseTexts({ title, text, maxText: MAX_CHARACTERS });
  if (refusal) return fail(REFUSED.content, refusal);
  const files = claimSentFiles(context);
  if ('kind' in files) return files;
  const name = params.text('userName').slice(0, MAX_NAME_LENGTH);
  const contact = params.text('contactNo').slice(0, MAX_NAME_LENGTH);
  const id = storeWriting(context, 'tipoff', {
    targetId: 0,
    state: TIP_STATE.awaiting,
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

export const tipoffCalls: Calls = {
  tipoffDetail,
  getTipoffDetail: tipoffDetail,
  ...createIdempotentCalls({ tipoff }),
};
