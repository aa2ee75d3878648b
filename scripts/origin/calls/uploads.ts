import type { Calls, MemberContext } from '../callContext.ts';
import { requireMember } from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { readIdempotencyKey, runOnce } from '../idempotency.ts';
import { readMultipart } from '../multipart.ts';
import { addUpload, forgetUnused, type Upload } from '../store/uploads.ts';
import { detectImageType, reencodeImage, type UploadedImage } from '../uploadedImage.ts';
import type { Addresses } from '../wire/addresses.ts';

const REFUSED = -1;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = fail(REFUSED, '图片不能超过10MB');
const WRONG_TYPE = fail(REFUSED, '只支持jpg/jpeg/png/gif/bmp格式的图片');

interface Received {
  readonly file: Buffer;
  readonly field: (name: string) => string;
}

/** What a member sends as a form with one file; the refusal where there is none. */
export async function receiveFile({ request }: MemberContext): Promise<Received | Answer> {
  const sent = await readMultipart(request);
  if (sent === 'too large') return TOO_LARGE;
  if (sent === 'no form' || sent.file === null || sent.file.length === 0) {
    return fail(REFUSED, '没有收到文件');
  }
  return { file: sent.file, field: sent.field };
}

/** The picture in a file; the refusal where it is none that readers may send. */
export async function checkImage(file: Buffer): Promise<UploadedImage | Answer> {
  if (file.length > MAX_IMAGE_BYTES) return TOO_LARGE;
  if (detectImageType(file) === null) return WRONG_TYPE;
  return (await reencodeImage(file)) ?? fail(REFUSED, '图片无法识别');
}

export const isRefused = (value: object): value is Answer => 'kind' in value;

/** Stores a member's picture. */
export async function storeImage(
  { db, member, now, uploads }: MemberContext,
  picture: UploadedImage,
): Promise<Upload> {
  const { width, height, bytes } = picture;
  const name = await uploads.write(picture);
  const size = bytes.length;
  const kept = { name, memberId: member.userId, width, height, size, seconds: 0, at: now };
  addUpload(db, kept);
  await uploads.remove(forgetUnused(db, now));
  return kept;
}

/** Where a stored file is and how large. */
export const formatUpload = ({ name, width, height }: Upload, addresses: Addresses) => ({
  url: addresses.upload(name),
  width,
  height,
});

/** A member sends one picture; answers where it is and how large. */
const upload = requireMember(async (context) => {
  const sent = await receiveFile(context);
  if (isRefused(sent)) return sent;
  const { file, field } = sent;
  return runOnce(context, readIdempotencyKey(context) || field('idempotencyKey'), async () => {
    const picture = await checkImage(file);
    if (isRefused(picture)) return picture;
    return data(formatUpload(await storeImage(context, picture), context.addresses));
  });
});

export const uploadCalls: Calls = { upload, postUploadImg: upload };
