import type { Calls, MemberContext } from '../call.ts';
import { forMembers } from '../call.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { keyOf, waitOnce } from '../idempotency.ts';
import { readMultipart } from '../multipart.ts';
import { takePicture, typeOfPicture } from '../picture.ts';
import { addUpload, forgetUnused } from '../store/uploads.ts';

const REFUSED = -1;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = fail(REFUSED, '图片不能超过10MB');
const WRONG_TYPE = fail(REFUSED, '只支持jpg/jpeg/png/gif/bmp格式的图片');

/** A member sends one picture; answers where it is and how large. */
const upload = forMembers(async (context) => {
  const sent = await readMultipart(context.request);
  if (sent === 'too large') return TOO_LARGE;
  if (sent === 'no form' || sent.file === null || sent.file.length === 0) {
    return fail(REFUSED, '没有收到图片');
  }
  const { file } = sent;
  const key = keyOf(context) || sent.field('idempotencyKey');
  return waitOnce(context, key, () => takeIn(context, file));
});

async function takeIn(context: MemberContext, file: Buffer): Promise<Answer> {
  if (file.length > MAX_FILE_BYTES) return TOO_LARGE;
  if (typeOfPicture(file) === null) return WRONG_TYPE;
  const picture = await takePicture(file);
  if (!picture) return fail(REFUSED, '图片无法识别');
  const { db, member, now, uploads, addresses } = context;
  const name = await uploads.write(picture);
  const { width, height } = picture;
  addUpload(db, { name, memberId: member.userId, width, height, at: now });
  await uploads.remove(forgetUnused(db, now));
  return data({ url: addresses.upload(name), width, height });
}

export const uploadCalls: Calls = { upload, postUploadImg: upload };
