import type { Verdict } from '../api/calls/events.ts';
import type { Read } from '../api/calls/read.ts';
import type { VoteAnswer } from '../api/calls/votes.ts';
import type { CallOptions, Client } from '../api/client.ts';
import { suppressRefusalNotices } from '../api/suppressRefusalNotices.ts';
import type { SignUpAnswer } from '../model/activity/signUp.ts';
import type { BallotAnswer } from '../model/bigVote/ballotAnswer.ts';
import type { InviteAnswer } from '../model/invite/types.ts';
import { decideAttempt } from '../model/outbox/parse.ts';
import type { Attempt, Write, WriteKind } from '../model/outbox/types.ts';

/** Who writes, as the calls name them. */
export interface Writer {
  /** '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly userName: string;
}

type Sender<K extends WriteKind> = (
  client: Client,
  write: Write<K>,
  writer: Writer,
  options?: CallOptions,
) => Read<unknown>;

/** The call of each kind of write; its code comes with the first of the kind. */
const SENDERS: { readonly [K in WriteKind]: Sender<K> } = {
  comment: async (client, { payload, key }, writer) => {
    const { discuss } = await import('../api/calls/comments.ts');
    return discuss(client, { ...payload, ...writer, idempotencyKey: key });
  },
  deleteComment: async (client, { payload, key }, { userId }) => {
    const { delMyDiscuss } = await import('../api/calls/comments.ts');
    return delMyDiscuss(client, { ...payload, userId, idempotencyKey: key });
  },
  report: async (client, { payload, key }, writer) => {
    const { expose } = await import('../api/calls/comments.ts');
    return expose(client, { ...payload, ...writer, idempotencyKey: key });
  },
  praise: async (client, { payload, key }, { userId }) => {
    const { sendLike } = await import('../api/calls/events.ts');
    return sendLike(client, { ...payload, userId, idempotencyKey: key });
  },
  praiseVideo: async (client, { payload, key }) => {
    const { postVideoEvent } = await import('../api/calls/mvod.ts');
    return postVideoEvent(client, { ...payload, event: 'praise', idempotencyKey: key });
  },
  fav: async (client, { payload, key }, { userId }) => {
    const { fav } = await import('../api/calls/favourites.ts');
    return fav(client, { ...payload, userId, idempotencyKey: key });
  },
  follow: async (client, { payload, key }, { userId }) => {
    const { topicSub, topicSubCancel } = await import('../api/calls/follows.ts');
    const { cancel, ...followed } = payload;
    const call = cancel ? topicSubCancel : topicSub;
    return call(client, { ...followed, userId, idempotencyKey: key });
  },
  vote: async (client, { payload, key }, writer) => {
    const { vote } = await import('../api/calls/votes.ts');
    return vote(client, { ...payload, ...writer, idempotencyKey: key });
  },
  post: async (client, { payload, key }, { userId }) => {
    const { createPost } = await import('../api/calls/peopleWrites.ts');
    return createPost(client, { ...payload, userId, idempotencyKey: key });
  },
  deletePost: async (client, { payload, key }, { userId }) => {
    const { deletePost } = await import('../api/calls/peopleWrites.ts');
    return deletePost(client, { ...payload, userId, idempotencyKey: key });
  },
  question: async (client, { payload, key }, { userId }) => {
    const { askQuestion } = await import('../api/calls/peopleWrites.ts');
    return askQuestion(client, { ...payload, userId, idempotencyKey: key });
  },
  tipoff: async (client, { payload, key }, { userId }) => {
    const { tipoff } = await import('../api/calls/peopleWrites.ts');
    return tipoff(client, { ...payload, userId, idempotencyKey: key });
  },
  contribution: async (client, { payload, key }, { userId }) => {
    const { inputArticle } = await import('../api/calls/peopleWrites.ts');
    return inputArticle(client, { ...payload, userId, idempotencyKey: key });
  },
  satisfy: async (client, { payload, key }, { userId }) => {
    const { qaSatisfy } = await import('../api/calls/peopleWrites.ts');
    return qaSatisfy(client, { ...payload, userId, idempotencyKey: key });
  },
  hit: async (client, { payload, key }, { userId }) => {
    const { hitXyBulletin } = await import('../api/calls/peopleWrites.ts');
    return hitXyBulletin(client, { ...payload, userId, idempotencyKey: key });
  },
  invitation: async (client, { payload, key }, { userName }) => {
    const { recordInvitation } = await import('../api/calls/invites.ts');
    const device = { imei: client.device(), name: userName };
    return recordInvitation(client, { ...payload, ...device, idempotencyKey: key });
  },
  inviteCode: async (client, { payload, key, by }) => {
    const { useInviteCode: enterCode } = await import('../api/calls/invites.ts');
    return enterCode(client, { ...payload, uid: by, idempotencyKey: key });
  },
  bigVote: async (client, { payload, key }, { userId }) => {
    const { recordVoteCountAndLog } = await import('../api/calls/recordVote.ts');
    return recordVoteCountAndLog(client, { ...payload, userId, idempotencyKey: key });
  },
  signUp: async (client, { payload, key }, { userId }) => {
    const { activityRegist } = await import('../api/calls/signUps.ts');
    return activityRegist(client, { ...payload, userId, idempotencyKey: key });
  },
  reportPost: async (client, { payload, key }, writer) => {
    const { exposePost } = await import('../api/calls/peopleWrites.ts');
    return exposePost(client, { ...payload, ...writer, idempotencyKey: key });
  },
};

/** One attempt to send a write; what went wrong on the way is a failure, never thrown. */
export async function attemptWrite(client: Client, write: Write, writer: Writer): Promise<Attempt> {
  try {
    const send = SENDERS[write.kind] as Sender<WriteKind>;
    const answer = await send(suppressRefusalNotices(client), write, writer);
    return answer.ok ? decideDone(write.kind, answer.value) : decideAttempt(answer.error, write);
  } catch (error) {
    // The code of the call did not come.
    const message = String(error);
    return { state: 'failed', slow: false, doubtful: false, status: null, message };
  }
}

/** A second vote on a vote that takes one: the first one stands. */
const VOTED_BEFORE = /已经?投过/;

function decideDone(kind: WriteKind, value: unknown): Attempt {
  if (kind === 'vote') {
    const { accepted, message } = value as VoteAnswer;
    if (accepted) return { state: 'done', value };
    if (VOTED_BEFORE.test(message)) return { state: 'already' };
    return { state: 'refused', status: null, message };
  }
  if (kind === 'bigVote') {
    const { refusal, message, field } = value as BallotAnswer;
    if (refusal === null) return { state: 'done', value };
    return { state: 'refused', status: null, message, reason: refusal, ...(field && { field }) };
  }
  if (kind === 'signUp') {
    const { accepted, refusal, message, fieldId } = value as SignUpAnswer;
    if (accepted) return { state: 'done', value };
    if (refusal === 'repeated') return { state: 'already' };
    const why = { ...(refusal && { reason: refusal }), ...(fieldId && { field: fieldId }) };
    return { state: 'refused', status: null, message, ...why };
  }
  if (kind === 'invitation' || kind === 'inviteCode') {
    const { verdict, message } = value as InviteAnswer;
    if (verdict === 'done') return { state: 'done', value };
    if (verdict === 'used') return { state: 'already' };
    return { state: 'refused', status: null, message, reason: verdict };
  }
  return (value as Verdict) === 'already' ? { state: 'already' } : { state: 'done', value };
}
