import type { Writing } from '../store/writings.ts';
import type { Addresses } from './addresses.ts';
import { formatGroups, formatWriter } from './posts.ts';
import { formatWireTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats a tip-off, without the author's contact, which is for the newsroom only. */
export function formatTipoff(tip: Writing, addresses: Addresses) {
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
