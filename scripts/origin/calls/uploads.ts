/**
 * Uploads of images: serves `upload`, `postUploadImg` on hosts `app_if` and `nis`. Wire form:
 * src/docs/wireFields.md.
 */

import type { Calls, MemberContext } from '../callContext.ts';
import { requireMember } from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { detectFileType, isImage } from '../fileTypes.ts';
import { readIdempotencyKey, runOnce } from '../idempotency.ts';
import { readMultipart } from '../multipart.ts';
import { addUpload, forgetUnused, type Upload } from '../store/uploads.ts';
import { reencodeImage, type UploadedImage } from '../uploadedImage.ts';
import type { Addresses } from '../wire/addresses.ts';

const REFUSED = -1;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = fail(REFUSED, '图片不能超过10MB');
const WRONG_TYPE = fail(REFUSED, '只支持jpg/jpeg/png/gif/bmp格式的图片');

interface Received {
  readonly file: Buffer;
  readonly field: (name: string) => string;
}

/** Reads the file and fields of a multipart request, or returns the refusal. */
export async function receiveFile({ request }: MemberContext): Promise<Received | Answer> {
  const sent = await readMultipart(request);
  if (sent === 'too large') return TOO_LARGE;
  if (sent === 'no form' || sent.file === null || sent.file.length === 0) {
    return fail(REFUSED, '没有收到文件');
  }
  return { file: sent.file, field: sent.field };
}

/** Re-encodes an uploaded image, or returns the refusal of a file that is no allowed image. */
export async function checkImage(file: Buffer): Promise<UploadedImage | Answer> {
  if (file.length > MAX_IMAGE_BYTES) return TOO_LARGE;
  const type = await detectFileType(file);
  if (type === null || !isImage(type)) return WRONG_TYPE;
  return (await reencodeImage(file, type)) ?? fail(REFUSED, '图片无法识别');
}

export const isRefused = (value: object): value is Answer => 'kind' in value;

/** Stores a member's image, and deletes expired unused uploads. */
export async function storeImage(
  { db, member, now, uploads }: MemberContext,
  image: UploadedImage,
): Promise<Upload> {
  const { width, height, bytes } = image;
  const name = await uploads.write(image);
  const size = bytes.length;
  const kept = { name, memberId: member.userId, width, height, size, seconds: 0, at: now };
  addUpload(db, kept);
  await uploads.remove(forgetUnused(db, now));
  return kept;
}

/** Formats the address and size of a stored file. */
export const formatUpload = ({ name, width, height }: Upload, addresses: Addresses) => ({
  url: addresses.upload(name),
  width,
  height,
});

/** Stores one image of a member; answers its address and size. */
const upload = requireMember(async (context) => {
  const sent = await receiveFile(context);
  if (isRefused(sent)) return sent;
  const { file, field } = sent;
  return runOnce(context, readIdempotencyKey(context) || field('idempotencyKey'), async () => {
    const image = await checkImage(file);
    if (isRefused(image)) return image;
    return data(formatUpload(await storeImage(context, image), context.addresses));
  });
});

export const uploadCalls: Calls = { upload, postUploadImg: upload };
