/**
 * Uploads to the object store: serves `upload`, `minioGetData` on host `minio`. Wire form:
 * src/docs/wireFields.md.
 */

import { type Calls, type MemberContext, requireMember } from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { findUpload, type Upload } from '../store/uploads.ts';
import { readUploadKind } from '../uploadStore.ts';
import { FILE_TYPE } from '../wire/files.ts';
import { findParts, forgetParts, joinUpload, missingParts, receivePart } from './partUploads.ts';
import { formatUpload, isRefused, receiveFile, receiveImage } from './uploads.ts';

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
  const inParts = findParts(context, fileId);
  if (!inParts) return unknown;
  const missing = missingParts(inParts);
  if (missing.length > 0) return { fileId, missing };
  const made = await joinUpload(context, inParts);
  if (!isRefused(made)) return describe(made);
  forgetParts(context, fileId);
  return made;
}

export const minioCalls: Calls = { upload, minioGetData };
