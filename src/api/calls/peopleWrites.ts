import { formatPlace } from '../../model/form/place.ts';
import { parseVerdict } from '../../model/outbox/parse.ts';
import { parseHit, parseSent, type Sent } from '../../model/outbox/sent.ts';
import type { WritePayloads } from '../../model/outbox/types.ts';
import { ok } from '../../model/result.ts';
import { formatAttached } from '../../model/upload/attachments.ts';
import type { CallOptions, Client } from '../client.ts';
import type { CallPath } from '../hosts.ts';
import type { ApiCall } from '../request.ts';
import type { Verdict } from './events.ts';
import { type Read, read } from './read.ts';

/** What readers write on the pages about people. Every call may be made again under its key. */
interface Written {
  /** The member's uid; '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

const ASKED = { topic: 'topicId', account: 'xyId', reporter: 'reporterId' } as const;

/** Writes into a circle. */
export function createPost(
  client: Client,
  { circleId, text, tagId, attached, place, ...written }: WritePayloads['post'] & Written,
  options?: CallOptions,
): Read<Sent> {
  const call = write('/base_url/create-post', written, {
    circleId,
    content: text,
    tagId: tagId || null,
    attachments: formatAttached(attached),
    ...placeParams(place),
  });
  return read(client, call, options, parseSent);
}

/** The post was not there any more (wire 2.9): as good as deleted. */
const GONE = 2;

/** Deletes a post of one's own. */
export async function deletePost(
  client: Client,
  { postId, ...written }: WritePayloads['deletePost'] & Written,
  options?: CallOptions,
): Read<true> {
  const call = write('/base_url/delete-post', written, { id: postId });
  const answer = await read(client, call, options, () => true as const);
  const gone = !answer.ok && answer.error.kind === 'status' && answer.error.status === GONE;
  return gone ? ok(true as const) : answer;
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
  }: WritePayloads['reportPost'] & Written & { readonly userName: string },
  options?: CallOptions,
): Read<true> {
  const params = { rootID: postId, sourceType: REPORTED_POST, type: REPORTED_POST };
  const { member: _, ...call } = write('/base_url/expose', written, {
    ...params,
    reason,
    userName,
  });
  return read(client, call, options, () => true as const);
}

/** Asks a topic's host, an account or a reporter. */
export function ask(
  client: Client,
  { of, id, title, text, attached, ...written }: WritePayloads['question'] & Written,
  options?: CallOptions,
): Read<Sent> {
  const call = write('/base_url/ask', written, {
    [ASKED[of]]: id,
    title,
    content: text,
    attachments: formatAttached(attached),
  });
  return read(client, call, options, parseSent);
}

/** Tells the newsroom something; without a login too. */
export function tipoff(
  client: Client,
  { title, text, name, contact, place, attached, ...written }: WritePayloads['tipoff'] & Written,
  options?: CallOptions,
): Read<Sent> {
  const pictures = attached.filter(({ kind }) => kind === 'picture').map(({ url }) => url);
  const call = write('/base_url/tipoff', written, {
    userName: name,
    contactNo: contact,
    topic: title,
    content: text,
    // Servers that know no `attachments` take pictures alone (wire 3.2).
    imgUrl: pictures.join(','),
    attachments: formatAttached(attached),
    ...placeParams(place),
  });
  return read(client, call, options, parseSent);
}

/** Sends a piece in to a call for contributions. */
export function inputArticle(
  client: Client,
  {
    seekId,
    title,
    text,
    author,
    contact,
    attached,
    ...written
  }: WritePayloads['contribution'] & Written,
  options?: CallOptions,
): Read<Sent> {
  const call = write('/base_url/inputArticle', written, {
    linkID: seekId,
    title,
    author,
    contactNo: contact,
    content: text,
    attachments: formatAttached(attached),
  });
  return read(client, call, options, parseSent);
}

/** Says whether the answer to one's question to the government contents; once. */
export function qaSatisfy(
  client: Client,
  { id, value, ...written }: WritePayloads['satisfy'] & Written,
  options?: CallOptions,
): Read<Verdict> {
  return read(client, write('/base_url/qaSatisfy', written, { id, value }), options, parseVerdict);
}

/** Votes for an account in the rank; `already` from the second time of a day on. */
export function hitXyBulletin(
  client: Client,
  { accountId, ...written }: WritePayloads['hit'] & Written,
  options?: CallOptions,
): Read<Verdict> {
  return read(
    client,
    write('/base_url/hitXyBulletin', written, { id: accountId }),
    options,
    parseHit,
  );
}

function placeParams(place: WritePayloads['post']['place']): NonNullable<ApiCall['params']> {
  return {
    location: formatPlace(place),
    longitude: place?.at?.longitude ?? 0,
    latitude: place?.at?.latitude ?? 0,
  };
}

function write(
  path: CallPath,
  { userId, idempotencyKey }: Written,
  params: NonNullable<ApiCall['params']>,
) {
  return {
    path,
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: { ...params, userID: userId, idempotencyKey },
  } as const satisfies ApiCall;
}
