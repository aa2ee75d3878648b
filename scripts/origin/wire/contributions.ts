import {
  findCallForContributions,
  type SampleCallForContributions,
} from '../../sample/contributions.ts';
import { REVIEW, type Writing } from '../store/writings.ts';
import type { Addresses } from './addresses.ts';
import { formatGroups, formatWriter } from './posts.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** `status` of a call for contributions. */
export const CALL_STATUS = { coming: 0, open: 1, closed: 2 } as const;

export function decideCallStatus(
  { startsAt, endsAt }: SampleCallForContributions,
  now: number,
): number {
  if (now < parseChinaTime(startsAt)) return CALL_STATUS.coming;
  return now < parseChinaTime(endsAt) ? CALL_STATUS.open : CALL_STATUS.closed;
}

export const formatCallForContributions = (
  seek: SampleCallForContributions,
  now: number,
  addresses: Addresses,
) => ({
  id: seek.id,
  title: seek.title,
  abstract: seek.abstract,
  imageUrl: addresses.image(seek.picture),
  startTime: formatWireTime(parseChinaTime(seek.startsAt)),
  endTime: formatWireTime(parseChinaTime(seek.endsAt)),
  status: decideCallStatus(seek, now),
});

export function formatContribution(piece: Writing, addresses: Addresses) {
  const { id, targetId, model, state } = piece;
  return {
    id,
    linkID: targetId,
    seekTitle: findCallForContributions(targetId)?.title ?? '',
    title: model.title ?? '',
    content: model.text,
    author: model.author ?? '',
    ...formatWriter(piece, addresses),
    created: formatWireTime(piece.createdAt),
    ...formatGroups(model.files, addresses),
    auditStatus: state,
    ...(state === REVIEW.refused && { reason: model.reason ?? '' }),
    articleId: model.article ?? 0,
  };
}
