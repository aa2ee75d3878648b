/** Contributions of readers. */

import {
  findCallForContributions,
  type SampleCallForContributions,
} from '../../sample/contributions.ts';
import { answerFound, type Call, type Calls, LOGIN_NEEDED, readViewerId } from '../callContext.ts';
import { data, fail, unknown } from '../envelope.ts';
import { createIdempotentCalls, type WriteCall } from '../idempotency.ts';
import { listWritings, REVIEW, type Writing } from '../store/writings.ts';
import type { Addresses } from '../wire/addresses.ts';
import { claimSentFiles, formatGroups } from '../wire/files.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { REFUSED, refuseTexts } from '../writeRules.ts';
import { formatPage, readPageAndNext } from './paging.ts';
import { findRequestedWriting, formatWriter, storeWriting } from './posts.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** `status` of a call for contributions. */
const CALL_STATUS = { coming: 0, open: 1, closed: 2 } as const;

function decideCallStatus({ startsAt, endsAt }: SampleCallForContributions, now: number): number {
  if (now < parseChinaTime(startsAt)) return CALL_STATUS.coming;
  return now < parseChinaTime(endsAt) ? CALL_STATUS.open : CALL_STATUS.closed;
}

const formatCallForContributions = (
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

function formatContribution(piece: Writing, addresses: Addresses) {
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

const MAX_CHARACTERS = 20_000;
const MAX_NAME_LENGTH = 50;

/** Answers accepted contributions to a call for contributions; with `userID` the member's own, in every state. */
const inputArticleList: Call = (context) => {
  const { db, params, addresses, now } = context;
  const seek = findCallForContributions(params.count('linkID'));
  if (params.has('linkID') && !seek) return unknown;
  const isOwn = params.count('userID') !== 0;
  const userId = isOwn ? readViewerId(context) : 0;
  if (isOwn ? userId === 0 : !seek) return LOGIN_NEEDED;
  const rows = listWritings(db, {
    kind: 'contribution',
    ...(seek && { targetId: seek.id }),
    userId,
    viewer: userId,
    order: 'new',
    ...readPageAndNext(params),
  });
  return data({
    ...(seek && { seek: formatCallForContributions(seek, now, addresses) }),
    ...formatPage(rows, (piece) => formatContribution(piece, addresses)),
  });
};

const inputArticleDetail = answerFound(
  (context) => {
    const piece = findRequestedWriting(context, 'contribution');
    const seekId = context.params.count('linkID');
    return seekId === 0 || seekId === piece?.targetId ? piece : null;
  },
  (piece, { addresses }) => formatContribution(piece, addresses),
);

/** Stores a member's contribution: to a call for contributions, or to the editors without one. */
const inputArticle: WriteCall = (context) => {
  const { params, member, now } = context;
  if (!member) return LOGIN_NEEDED;
  const seekId = params.count('linkID');
  const seek = findCallForContributions(seekId);
  // Clients show the status of unknown objects (-1) as a server error.
  if (seekId !== 0 && !seek) return fail(REFUSED.closed, '征稿已不存在');
  if (seek && decideCallStatus(seek, now) !== CALL_STATUS.open) {
    return fail(REFUSED.closed, '征稿已结束');
  }
  const [title, text] = [params.text('title'), params.text('content')];
  const author = params.text('author').slice(0, MAX_NAME_LENGTH);
  const refusal =
    author === '' ? '请输入姓名' : refuseTexts({ title, text, maxText: MAX_CHARACTERS });
  if (refusal) return fail(REFUSED.content, refusal);
  const files = claimSentFiles(context);
  if ('kind' in files) return files;
  if (text === '' && files.length === 0) return fail(REFUSED.content, '请输入内容或添加文件');
  const contact = params.text('contactNo').slice(0, MAX_NAME_LENGTH);
  const id = storeWriting(context, 'contribution', {
    targetId: seekId,
    state: REVIEW.awaiting,
    model: {
      user: member.nickname,
      title,
      text,
      author,
      ...(contact && { contact }),
      ...(files.length > 0 && { files }),
    },
  });
  return data({ value: 'true', id, inReview: 1 });
};

export const contributionCalls: Calls = {
  inputArticleList,
  inputArticleDetail,
  ...createIdempotentCalls({ inputArticle }),
};
