import type { CallContext } from './callContext.ts';
import { type Answer, fail } from './envelope.ts';
import { claimUploads, findUpload } from './store/uploads.ts';
import { readUploadKind } from './uploadStore.ts';
import { UPLOAD_PATH } from './wire/addresses.ts';
import { FILE_TYPE, type SentFile } from './wire/files.ts';
import { REFUSED } from './writeRules.ts';

const MAX_FILES = 30;
const GONE = fail(REFUSED.content, '文件已失效，请重新上传');

type Sent = Readonly<Partial<Record<'url' | 'imageUrl' | 'summary', unknown>>>;

/**
 * Returns the files of a write (`attachments`, JSON text) and marks them as used, or the refusal
 * when one is not the member's own or is used already. Type and size come from the stored upload,
 * not from the request.
 */
export function claimSentFiles(context: CallContext): readonly SentFile[] | Answer {
  const { db, params, member } = context;
  const listed = parseList(params.text('attachments'));
  // Older clients send their images as one comma-separated text (wire 4.7).
  const images = params.text('imgUrl').split(',').filter(Boolean);
  const all = listed.length > 0 ? listed : images.map((url): Sent => ({ url }));
  const sent = all.slice(0, MAX_FILES);
  if (sent.length === 0) return [];
  if (!member) return fail(REFUSED.content, '登录后才能上传文件');
  const files = sent.flatMap((file) => describeFile(context, file, member.userId) ?? []);
  const names = files.flatMap(({ upload, poster }) => (poster ? [upload, poster] : [upload]));
  return files.length === sent.length && claimUploads(db, names, member.userId) ? files : GONE;
}

/** Returns the upload's name from its address; '' for any other address. */
export const parseUploadName = (address: unknown): string =>
  String(address).split(UPLOAD_PATH)[1] ?? '';

function parseList(text: string): readonly Sent[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function describeFile({ db }: CallContext, file: Sent, memberId: number): SentFile | null {
  const upload = findUpload(db, parseUploadName(file.url), memberId);
  if (!upload) return null;
  const { name, width, height, seconds } = upload;
  const type = FILE_TYPE[readUploadKind(name)];
  const poster = type === FILE_TYPE.video ? parseUploadName(file.imageUrl) : '';
  return {
    upload: name,
    type,
    width,
    height,
    ...(seconds > 0 && { seconds }),
    ...(poster && { poster }),
    ...(file.summary ? { summary: String(file.summary) } : {}),
  };
}
