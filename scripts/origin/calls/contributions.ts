/**
 * Contributions of readers: serves `inputArticleList`, `inputArticleDetail`, `inputArticle` on
 * hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md.
 */

import { findCallForContributions } from '../../sample/contributions.ts';
import { type Call, type Calls, LOGIN_NEEDED, readViewerId } from '../callContext.ts';
import { data, fail, unknown } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { claimSentFiles } from '../sentFiles.ts';
import { addWriting, findWriting, listWritings, REVIEW } from '../store/writings.ts';
import {
  CALL_STATUS,
  decideCallStatus,
  formatCallForContributions,
  formatContribution,
} from '../wire/contributions.ts';
import { isLongerThan, REFUSED } from '../writeRules.ts';
import { PAGE_SIZE } from './paging.ts';
import { isVisible } from './posts.ts';

const MAX_TITLE_CHARACTERS = 100;
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
    offset: params.count('page') * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  });
  return data({
    ...(seek && { seek: formatCallForContributions(seek, now, addresses) }),
    list: rows.slice(0, PAGE_SIZE).map((piece) => formatContribution(piece, addresses)),
    hasMore: rows.length > PAGE_SIZE,
  });
};

const inputArticleDetail: Call = (context) => {
  const { db, params, addresses } = context;
  const piece = findWriting(db, params.count('id'), 'contribution');
  const seekId = params.count('linkID');
  if (!piece || !isVisible(piece, context)) return unknown;
  if (seekId !== 0 && seekId !== piece.targetId) return unknown;
  return data(formatContribution(piece, addresses));
};

/** Stores a member's contribution: to a call for contributions, or to the editors without one. */
const inputArticle: WriteCall = (context) => {
  const { db, params, member, now } = context;
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
  const refusal = decideRefusal(title, text, author);
  if (refusal) return fail(REFUSED.content, refusal);
  const files = claimSentFiles(context);
  if ('kind' in files) return files;
  if (text === '' && files.length === 0) return fail(REFUSED.content, '请输入内容或添加文件');
  const contact = params.text('contactNo').slice(0, MAX_NAME_LENGTH);
  const id = addWriting(db, {
    kind: 'contribution',
    targetId: seekId,
    userId: member.userId,
    device: context.device,
    createdAt: now,
    state: REVIEW.awaiting,
    pinned: false,
    praises: 0,
    clicks: 0,
    shares: 0,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
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

/** Returns why a contribution is invalid, as a message for the reader; null when it is valid. */
function decideRefusal(title: string, text: string, author: string): string | null {
  if (author === '') return '请输入姓名';
  if (title === '') return '请输入标题';
  if (isLongerThan(title, MAX_TITLE_CHARACTERS)) return `标题不能超过${MAX_TITLE_CHARACTERS}字`;
  return isLongerThan(text, MAX_CHARACTERS) ? `内容不能超过${MAX_CHARACTERS}字` : null;
}

export const contributionCalls: Calls = {
  inputArticleList,
  inputArticleDetail,
  ...createIdempotentCalls({ inputArticle }),
};
