import { type Calls, forMembers } from '../call.ts';
import { data, unknown } from '../envelope.ts';
import { keyOf, waitOnce } from '../idempotency.ts';
import { findUpload } from '../store/uploads.ts';
import { checkPicture, formatUpload, isRefused, keepPicture, receiveFile } from './uploads.ts';

/**
 * The object store: files go up one by one, each is answered with its id, and the results
 * of all are asked for together. How real servers answer is not known: this is the plainest
 * form, and ours.
 */
const MAX_RESULTS = 100;

const upload = forMembers(async (context) => {
  const sent = await receiveFile(context);
  if (isRefused(sent)) return sent;
  return waitOnce(context, keyOf(context) || sent.field('idempotencyKey'), async () => {
    const picture = await checkPicture(sent.file);
    if (isRefused(picture)) return picture;
    return data({ fileId: (await keepPicture(context, picture)).name });
  });
});

/** Where the member's files are, in the order of their ids; none when one of them is not there. */
const minioGetData = forMembers(({ db, params, member, addresses }) => {
  const ids = params.text('fileIds').split(',').slice(0, MAX_RESULTS);
  const kept = ids.flatMap((id) => findUpload(db, id, member.userId) ?? []);
  if (kept.length < ids.length) return unknown;
  return data({
    list: kept.map((one) => ({ fileId: one.name, ...formatUpload(one, addresses) })),
  });
});

export const minioCalls: Calls = { upload, minioGetData };
