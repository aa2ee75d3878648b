/**
 * Uploads to the media server: serves `mamUploadAccessToken`, `mamUploadAccessToken2`, `upload`,
 * `mamUploadDone2` on host `mam`. Wire form: src/docs/wireFields.md.
 */

import { type Calls, requireMember } from '../callContext.ts';
import { type Answer, data, fail, unknown } from '../envelope.ts';
import { runOnce } from '../idempotency.ts';
import { consumeSecret, issueSecret } from '../store/codes.ts';
import { findUpload } from '../store/uploads.ts';
import { formatUpload, isRefused, receiveFile, storeImage } from './uploads.ts';

/**
 * A member gets a token for one upload and sends the file with it. With the first kind of
 * token the answer is the file's address; with the second kind it is an id, and
 * mamUploadDone2 answers the address.
 *
 * Guess: answers of real media servers are not known.
 */
const TOKEN_LIFE_MS = 10 * 60_000;
const NO_TOKEN = fail(-1, '上传凭证无效或已过期');

type Kind = '1' | '2';

const issueToken = (kind: Kind) =>
  requireMember(({ db, member, now }) =>
    data({
      accessToken: issueSecret(db, 'upload', `${kind} ${member.userId}`, TOKEN_LIFE_MS, now),
    }),
  );

/** Stores an image, which uses up the token; a repeated request gets the same answer. */
const upload = requireMember(async (context) => {
  const sent = await receiveFile(context);
  if (isRefused(sent)) return sent;
  const token = sent.field('accessToken');
  if (token === '') return NO_TOKEN;
  return runOnce(context, token, async (): Promise<Answer> => {
    // A refused file leaves the token as it is.
    const kept = await storeImage(context, sent.file);
    if (isRefused(kept)) return kept;
    const [kind, owner] = (consumeSecret(context.db, 'upload', token, context.now) ?? '').split(
      ' ',
    );
    if (Number(owner) !== context.member.userId) return NO_TOKEN;
    return data(kind === '1' ? formatUpload(kept, context.addresses) : { fileId: kept.name });
  });
});

const mamUploadDone2 = requireMember(({ db, params, member, addresses }) => {
  const kept = findUpload(db, params.text('fileId'), member.userId);
  return kept ? data(formatUpload(kept, addresses)) : unknown;
});

export const mamCalls: Calls = {
  mamUploadAccessToken: issueToken('1'),
  mamUploadAccessToken2: issueToken('2'),
  upload,
  mamUploadDone2,
};
