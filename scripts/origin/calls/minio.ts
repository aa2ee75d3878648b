/** Uploads to the object store. */

import { type Calls, type MemberContext, requireMember } from '../callContext.ts';
import { type Answer, data, fail, unknown } from '../envelope.ts';
import { addUpload, findUpload, type Upload } from '../store/uploads.ts';
import {
  detectFileType,
  type FileType,
  isImage,
  isVideo,
  type PartUpload,
  readMediaFacts,
  readUploadKind,
} from '../uploadStore.ts';
import { FILE_TYPE } from '../wire/files.ts';
import {
  formatUpload,
  isRefused,
  MAX_IMAGE_BYTES,
  receiveFile,
  receiveImage,
  storeImage,
} from './uploads.ts';

/** Video and audio are uploaded in parts, because they are large; each part can be sent again. */
const MB = 1024 * 1024;
const MAX_VIDEO_BYTES = 200 * MB;
const MAX_AUDIO_BYTES = 50 * MB;
const MAX_PARTS = 100;

const REFUSED = {
  form: fail(-1, '分片信息不完整'),
  type: fail(-1, '只支持图片、视频（mp4、mov、webm）和音频（mp3、m4a、wav）'),
  large: fail(-1, '视频不能超过200MB，音频不能超过50MB，图片不能超过10MB'),
} as const;

const nameParts = ({ member }: MemberContext, uploadId: string) => `${member.userId} ${uploadId}`;

/** Stores one part of a file; a repeated part gets the same answer. */
function receivePart(
  context: MemberContext,
  file: Buffer,
  field: (name: string) => string,
): Answer {
  const readNumber = (name: string) => Number(field(name) || 'x');
  const [part, parts, size] = [readNumber('part'), readNumber('parts'), readNumber('size')];
  const isWhole = part >= 0 && part < parts && parts <= MAX_PARTS && size >= 1;
  if (!isWhole) return REFUSED.form;
  // Type and limit are known from the first part.
  const refusal = part === 0 ? refuseType(file, size) : size > MAX_VIDEO_BYTES && REFUSED.large;
  if (refusal) return refusal;
  const uploadId = field('uploadId');
  const all = context.uploads.parts;
  const name = nameParts(context, uploadId);
  const known = all.get(name) ?? { parts, size, arrived: new Map(), name: '' };
  if (known.parts !== parts || known.size !== size) return REFUSED.form;
  if (known.name === '') known.arrived.set(part, file);
  all.set(name, known);
  return data({ fileId: uploadId, part });
}

function refuseType(head: Buffer, size: number): Answer | null {
  const type = detectFileType(head);
  if (type === null) return REFUSED.type;
  return size > getLimit(type) ? REFUSED.large : null;
}

function getLimit(type: FileType): number {
  if (isImage(type)) return MAX_IMAGE_BYTES;
  return isVideo(type) ? MAX_VIDEO_BYTES : MAX_AUDIO_BYTES;
}

/** Lists the numbers of the missing parts. */
const missingParts = ({ parts, arrived, name }: PartUpload): readonly number[] =>
  name === ''
    ? Array.from({ length: parts }, (_, part) => part).filter((part) => !arrived.has(part))
    : [];

/** Joins the parts into one file, or returns the refusal. */
async function joinUpload(context: MemberContext, upload: PartUpload): Promise<Upload | Answer> {
  const { db, uploads, member, now } = context;
  const joined = upload.name && findUpload(db, upload.name, member.userId);
  if (joined) return joined;
  const bytes = Buffer.concat(
    Array.from({ length: upload.parts }, (_, part) => upload.arrived.get(part) ?? Buffer.alloc(0)),
  );
  const type = detectFileType(bytes);
  if (type === null) return REFUSED.type;
  const size = bytes.length;
  if (size !== upload.size) return REFUSED.form;
  if (isImage(type)) {
    const kept = await storeImage(context, bytes);
    if (isRefused(kept)) return kept;
    upload.name = kept.name;
    upload.arrived.clear();
    return kept;
  }
  upload.name = await uploads.write(type, bytes);
  upload.arrived.clear();
  const facts = readMediaFacts(bytes);
  const kept = { name: upload.name, memberId: member.userId, ...facts, size, at: now };
  addUpload(db, kept);
  return kept;
}

/**
 * Files are uploaded whole or in parts; each upload is answered with its id, and
 * minioGetData answers the addresses of several files at once.
 *
 * Guess: answers of real object stores are not known.
 */
const MAX_RESULTS = 100;

const upload = requireMember(async (context) => {
  const sent = await receiveFile(context);
  if (isRefused(sent)) return sent;
  if (sent.field('uploadId') !== '') return receivePart(context, sent.file, sent.field);
  return receiveImage(context, sent, ({ name }) => ({ fileId: name }));
});

/**
 * Answers the member's files in the order of the requested ids; unknown when one does not
 * exist. An incomplete file is answered with the numbers of its missing parts.
 */
const minioGetData = requireMember(async (context) => {
  const ids = context.params.text('fileIds').split(',').slice(0, MAX_RESULTS);
  const list: Result[] = [];
  for (const id of ids) {
    const result = await findResult(context, id);
    if (isRefused(result)) return result;
    list.push(result);
  }
  return data({ list });
});

type Result = { readonly fileId: string } & (
  | ReturnType<typeof formatUpload>
  | { readonly missing: readonly number[] }
);

async function findResult(context: MemberContext, fileId: string): Promise<Result | Answer> {
  const { db, member, addresses } = context;
  const describe = (kept: Upload) => ({
    fileId,
    ...formatUpload(kept, addresses),
    type: FILE_TYPE[readUploadKind(kept.name)],
    size: kept.size,
    duration: kept.seconds,
  });
  const whole = findUpload(db, fileId, member.userId);
  if (whole) return describe(whole);
  const name = nameParts(context, fileId);
  const inParts = context.uploads.parts.get(name);
  if (!inParts) return unknown;
  const missing = missingParts(inParts);
  if (missing.length > 0) return { fileId, missing };
  const made = await joinUpload(context, inParts);
  if (!isRefused(made)) return describe(made);
  // A file that is refused as a whole.
  context.uploads.parts.delete(name);
  return made;
}

export const minioCalls: Calls = { upload, minioGetData };
