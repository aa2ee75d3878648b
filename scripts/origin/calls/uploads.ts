/** Uploads of images. */

import { type Calls, type MemberContext, requireMember } from '../callContext.ts';
import { type Answer, data, fail, unknown } from '../envelope.ts';
import { readIdempotencyKey, runOnce } from '../idempotency.ts';
import { consumeSecret, issueSecret } from '../store/codes.ts';
import { addUpload, findUpload, type Upload } from '../store/uploads.ts';
import { detectFileType, isImage } from '../uploadStore.ts';
import type { Addresses } from '../wire/addresses.ts';

const REFUSED = -1;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Larger images of cameras are scaled down to this. */
const MAX_SIDE_PX = 2560;
const TOO_LARGE = fail(REFUSED, '图片不能超过10MB');
const WRONG_TYPE = fail(REFUSED, '只支持jpg/jpeg/png/gif/bmp格式的图片');

interface Received {
  readonly file: Buffer;
  readonly field: (name: string) => string;
}

/** Reads the file and fields of a multipart request, or returns the refusal. */
export async function receiveFile({ request }: MemberContext): Promise<Received | Answer> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (!form || !(file instanceof Blob) || file.size === 0) return fail(REFUSED, '没有收到文件');
  return {
    file: Buffer.from(await file.arrayBuffer()),
    field: (name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    },
  };
}

export const isRefused = (value: object): value is Answer => 'kind' in value;

/** Stores a member's image upright, or returns the refusal of a file that is no allowed image. */
export async function storeImage(
  { db, member, now, uploads }: MemberContext,
  file: Buffer,
): Promise<Upload | Answer> {
  if (file.length > MAX_IMAGE_BYTES) return TOO_LARGE;
  const type = detectFileType(file);
  if (type === null || !isImage(type)) return WRONG_TYPE;
  // sharp cannot read a BMP; the others are drawn again without metadata.
  const image = type === 'bmp' ? readBmp(file) : await redraw(file, type).catch(() => null);
  if (!image) return fail(REFUSED, '图片无法识别');
  const { width, height, bytes } = image;
  const name = await uploads.write(type, bytes);
  const size = bytes.length;
  const kept = { name, memberId: member.userId, width, height, size, seconds: 0, at: now };
  addUpload(db, kept);
  return kept;
}

const readBmp = (bytes: Buffer) =>
  bytes.length < 54
    ? null
    : { bytes, width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) };

async function redraw(file: Buffer, type: 'jpg' | 'png' | 'gif') {
  // Loaded here, because its native code is slow to load and few start an origin to upload.
  const { default: sharp } = await import('sharp');
  const isAnimated = type === 'gif';
  const image = sharp(file, { animated: isAnimated });
  const sized = isAnimated
    ? image
    : image.autoOrient().resize({
        width: MAX_SIDE_PX,
        height: MAX_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      });
  const { data: bytes, info } = await sized.toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.pageHeight ?? info.height };
}

/** Formats the address and size of a stored file. */
export const formatUpload = ({ name, width, height }: Upload, addresses: Addresses) => ({
  url: addresses.upload(name),
  width,
  height,
});

/** Receives one image of a member and answers once per key what `format` makes of it. */
export const receiveImage = (
  context: MemberContext,
  { file, field }: Received,
  format: (kept: Upload) => unknown,
): Promise<Answer> =>
  runOnce(context, readIdempotencyKey(context) || field('idempotencyKey'), async () => {
    const kept = await storeImage(context, file);
    return isRefused(kept) ? kept : data(format(kept));
  });

/** Stores one image of a member; answers its address and size. */
const upload = requireMember(async (context) => {
  const sent = await receiveFile(context);
  if (isRefused(sent)) return sent;
  return receiveImage(context, sent, (kept) => formatUpload(kept, context.addresses));
});

export const uploadCalls: Calls = { upload, postUploadImg: upload };

/** Uploads to the media server. */

/**
 * A member gets a token for one upload and sends the file with it. With the first kind of
 * token the answer is the file's address; with the second kind it is an id, and
 * mamUploadDone2 answers the address.
 *
 * Guess: answers of real media servers are not known.
 */
const UPLOAD_TOKEN_LIFE_MS = 10 * 60_000;
const NO_TOKEN = fail(-1, '上传凭证无效或已过期');

type Kind = '1' | '2';

const issueToken = (kind: Kind) =>
  requireMember(({ db, member, now }) =>
    data({
      accessToken: issueSecret(db, 'upload', `${kind} ${member.userId}`, UPLOAD_TOKEN_LIFE_MS, now),
    }),
  );

/** Stores an image, which uses up the token; a repeated request gets the same answer. */
const uploadWithToken = requireMember(async (context) => {
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
  upload: uploadWithToken,
  mamUploadDone2,
};
