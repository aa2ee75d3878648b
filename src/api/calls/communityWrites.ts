import type { Attached } from '../../model/community/attached.ts';
import type { AddresseeKind } from '../../model/community/communityTypes.ts';
import { formatLocation, type WrittenLocation } from '../../model/form/writtenLocation.ts';
import {
  parseHitResult,
  parseWriteReceipt,
  type WriteReceipt,
} from '../../model/outbox/writeReceipt.ts';
import { parseYesNo, type YesNoAnswer } from '../../model/outbox/yesNoAnswer.ts';
import { ok } from '../../model/result.ts';
import { formatAttached } from '../../model/upload/formatAttached.ts';
import type { CallPath } from '../callPath.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

/** Writes of readers on community pages. Every call can be repeated with its idempotency key. */
interface Written {
  /** The member's uid; '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

const ADDRESSEES = { topic: 'topicId', account: 'xyId', reporter: 'reporterId' } as const;

export interface CreatePostParams extends Written {
  readonly circleId: string;
  readonly text: string;
  /** '' for none. */
  readonly tagId: string;
  readonly attached: readonly Attached[];
  readonly place: WrittenLocation | null;
}

/** Publishes a post in a circle. */
export function createPost(
  client: Client,
  { circleId, text, tagId, attached, place, ...written }: CreatePostParams,
): Read<WriteReceipt> {
  const call = write('/base_url/create-post', written, {
    circleId,
    content: text,
    tagId: tagId || null,
    attachments: formatAttached(attached),
    ...locationParams(place),
  });
  return read(client, call, parseWriteReceipt);
}

/** The post did not exist (wire 2.9), which counts as deleted. */
const NOT_FOUND = 2;

/** Deletes the member's own post. */
export async function deletePost(
  client: Client,
  { postId, ...written }: Written & { readonly postId: string },
): Read<true> {
  const call = write('/base_url/delete-post', written, { id: postId });
  const answer = await read(client, call, () => true as const);
  const isMissing =
    !answer.ok && answer.error.kind === 'status' && answer.error.status === NOT_FOUND;
  return isMissing ? ok(true as const) : answer;
}

const REPORTED_POST = 18;

/** Reports a post to the editors. */
export function exposePost(
  client: Client,
  {
    postId,
    reason,
    userName,
    ...written
  }: Written & { readonly postId: string; readonly reason: string; readonly userName: string },
): Read<true> {
  const params = { rootID: postId, sourceType: REPORTED_POST, type: REPORTED_POST };
  const { member: _, ...call } = write('/base_url/expose', written, {
    ...params,
    reason,
    userName,
  });
  return read(client, call, () => true as const);
}

export interface QuestionParams extends Written {
  readonly of: AddresseeKind;
  /** Of the topic, account or reporter. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly attached: readonly Attached[];
}

/** Sends a question to a topic's host, an account or a reporter. */
export function sendQuestion(
  client: Client,
  { of, id, title, text, attached, ...written }: QuestionParams,
): Read<WriteReceipt> {
  const call = write('/base_url/ask', written, {
    [ADDRESSEES[of]]: id,
    title,
    content: text,
    attachments: formatAttached(attached),
  });
  return read(client, call, parseWriteReceipt);
}

export interface TipoffParams extends Written {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly contact: string;
  readonly place: WrittenLocation | null;
  readonly attached: readonly Attached[];
}

/** Sends a tip to the newsroom, also without a login. */
export function tipoff(
  client: Client,
  { title, text, name, contact, place, attached, ...written }: TipoffParams,
): Read<WriteReceipt> {
  const imageUrls = attached.filter(({ kind }) => kind === 'picture').map(({ url }) => url);
  const call = write('/base_url/tipoff', written, {
    userName: name,
    contactNo: contact,
    topic: title,
    content: text,
    // Servers without `attachments` accept only images (wire 3.2).
    imgUrl: imageUrls.join(','),
    attachments: formatAttached(attached),
    ...locationParams(place),
  });
  return read(client, call, parseWriteReceipt);
}

export interface InputArticleParams extends Written {
  /** The call for contributions. */
  readonly seekId: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly contact: string;
  readonly attached: readonly Attached[];
}

/** Sends a contribution to a call. */
export function inputArticle(
  client: Client,
  { seekId, title, text, author, contact, attached, ...written }: InputArticleParams,
): Read<WriteReceipt> {
  const call = write('/base_url/inputArticle', written, {
    linkID: seekId,
    title,
    author,
    contactNo: contact,
    content: text,
    attachments: formatAttached(attached),
  });
  return read(client, call, parseWriteReceipt);
}

/** Rates the answer to the reader's question to the government; only once. */
export const qaSatisfy = (
  client: Client,
  { id, value, ...written }: Written & { readonly id: string; readonly value: 1 | 2 | 3 },
) => read(client, write('/base_url/qaSatisfy', written, { id, value }), parseYesNo);

/** Votes for an account in the rank; `already` when repeated on the same day. */
export const hitXyBulletin = (
  client: Client,
  { accountId, ...written }: Written & { readonly accountId: string },
): Read<YesNoAnswer> =>
  read(
    client,
    { ...write('/base_url/hitXyBulletin', written, { id: accountId }), method: 'get' },
    parseHitResult,
  );

const locationParams = (place: WrittenLocation | null): NonNullable<ApiCall['params']> => ({
  location: formatLocation(place),
  longitude: place?.at?.longitude ?? 0,
  latitude: place?.at?.latitude ?? 0,
});

const write = (
  path: CallPath,
  { userId, idempotencyKey }: Written,
  params: NonNullable<ApiCall['params']>,
) =>
  ({
    path,
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: { ...params, userID: userId, idempotencyKey },
  }) as const satisfies ApiCall;
