import type { DatabaseSync } from 'node:sqlite';
import type { MemberContext } from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { detectFileType, type FileType, HEAD_BYTES, isImage, isVideo } from '../fileTypes.ts';
import { readMediaFacts } from '../mediaFacts.ts';
import {
  addPart,
  countPartBytes,
  dropPartUpload,
  findPartUpload,
  forgetParts,
  listParts,
  markJoined,
  type PartUpload,
} from '../store/partUploads.ts';
import { addUpload, forgetUnused, type Upload } from '../store/uploads.ts';
import { checkImage, isRefused, MAX_IMAGE_BYTES, storeImage } from './uploads.ts';

/** Video and audio are uploaded in parts, because they are large; each part can be sent again. */
const MB = 1024 * 1024;
const MAX_VIDEO_BYTES = 200 * MB;
const MAX_AUDIO_BYTES = 50 * MB;
const MAX_PART_BYTES = 2 * MB;
const MAX_PARTS = MAX_VIDEO_BYTES / MAX_PART_BYTES;
/** Limit of a member's unfinished uploads. */
const MAX_UNFINISHED_BYTES = 2 * MAX_VIDEO_BYTES;
const UPLOAD_ID = /^[\w-]{1,64}$/;

const REFUSED = {
  form: fail(-1, '分片信息不完整'),
  part: fail(-1, '分片不能超过2MB'),
  type: fail(-1, '只支持图片、视频（mp4、mov、webm）和音频（mp3、m4a、wav）'),
  large: fail(-1, '视频不能超过200MB，音频不能超过50MB，图片不能超过10MB'),
  full: fail(-1, '未完成的上传太多，请稍后再试'),
  broken: fail(-1, '文件无法识别'),
} as const;

type Field = (name: string) => string;

function readNumber(field: Field, name: string): number {
  const text = field(name);
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** Stores one part of a file; a repeated part gets the same answer. */
export async function receivePart(
  context: MemberContext,
  file: Buffer,
  field: Field,
): Promise<Answer> {
  const { db, member, uploads, now } = context;
  const [uploadId, part] = [field('uploadId'), readNumber(field, 'part')];
  const announced = { parts: readNumber(field, 'parts'), size: readNumber(field, 'size') };
  const upload: PartUpload = { memberId: member.userId, uploadId, ...announced, name: '' };
  const refusal = await decideRefusal(upload, part, file);
  if (refusal) return refusal;
  await uploads.parts.remove(forgetParts(db, now));
  const known = findPartUpload(db, member.userId, uploadId);
  if (known && (known.parts !== upload.parts || known.size !== upload.size)) return REFUSED.form;
  if (countPartBytes(db, member.userId) + file.length > MAX_UNFINISHED_BYTES) return REFUSED.full;
  const stored = { part, size: file.length, file: await uploads.parts.write(file) };
  if (!transact(db, () => addPart(db, upload, stored, now))) {
    await uploads.parts.remove([stored.file]);
  }
  return data({ fileId: uploadId, part });
}

/** Returns why a part is refused; null when it is valid. Type and its size limit are known from part 0. */
async function decideRefusal(
  upload: PartUpload,
  part: number,
  file: Buffer,
): Promise<Answer | null> {
  const { uploadId, parts, size } = upload;
  const isWhole = parts >= 1 && parts <= MAX_PARTS && part < parts && size >= 1;
  if (!UPLOAD_ID.test(uploadId) || !isWhole)
    return size >= 1 && parts > MAX_PARTS ? REFUSED.large : REFUSED.form;
  if (file.length > MAX_PART_BYTES) return REFUSED.part;
  return part === 0 ? refuseType(file, size) : size > MAX_VIDEO_BYTES ? REFUSED.large : null;
}

async function refuseType(head: Buffer, size: number): Promise<Answer | null> {
  const type = await detectFileType(head);
  return type === null ? REFUSED.type : size > getLimit(type) ? REFUSED.large : null;
}

function getLimit(type: FileType): number {
  if (isImage(type)) return MAX_IMAGE_BYTES;
  return isVideo(type) ? MAX_VIDEO_BYTES : MAX_AUDIO_BYTES;
}

/** Lists the numbers of the missing parts. */
export function missingParts(db: DatabaseSync, upload: PartUpload): readonly number[] {
  const there = new Set(listParts(db, upload).map(({ part }) => part));
  return Array.from({ length: upload.parts }, (_, part) => part).filter((part) => !there.has(part));
}

const JOINING = new WeakMap<DatabaseSync, Map<string, Promise<Upload | Answer>>>();

/** Joins the parts into one file, or returns the refusal. Simultaneous requests share one run. */
export async function joinUpload(
  context: MemberContext,
  upload: PartUpload,
): Promise<Upload | Answer> {
  const running = JOINING.get(context.db) ?? new Map<string, Promise<Upload | Answer>>();
  JOINING.set(context.db, running);
  const key = `${upload.memberId} ${upload.uploadId}`;
  const joining = running.get(key) ?? join(context, upload).finally(() => running.delete(key));
  running.set(key, joining);
  return joining;
}

async function join(context: MemberContext, upload: PartUpload): Promise<Upload | Answer> {
  const { db, uploads, now } = context;
  const parts = listParts(db, upload);
  const files = parts.map(({ file }) => file);
  const joined = await store(context, upload, files, sumSizes(parts));
  if (isRefused(joined)) dropPartUpload(db, upload);
  else transact(db, () => markJoined(db, upload, joined.name));
  await uploads.parts.remove(files);
  await uploads.remove(forgetUnused(db, now));
  return joined;
}

const sumSizes = (parts: readonly { readonly size: number }[]): number =>
  parts.reduce((sum, { size }) => sum + size, 0);

async function store(
  context: MemberContext,
  upload: PartUpload,
  files: readonly string[],
  size: number,
): Promise<Upload | Answer> {
  const { db, uploads, member, now } = context;
  const head = await uploads.parts.head(files[0] ?? '', HEAD_BYTES);
  if (size !== upload.size) return REFUSED.broken;
  const type = await detectFileType(head);
  if (type === null) return REFUSED.type;
  if (size > getLimit(type)) return REFUSED.large;
  if (isImage(type)) {
    const picture = await checkImage(await uploads.parts.read(files));
    return isRefused(picture) ? picture : storeImage(context, picture);
  }
  const name = await uploads.join(type, files);
  const facts = await readMediaFacts(uploads.path(name));
  if (!facts) {
    await uploads.remove([name]);
    return REFUSED.broken;
  }
  const kept = { name, memberId: member.userId, ...facts, size, at: now };
  addUpload(db, kept);
  return kept;
}
