import type { DatabaseSync } from 'node:sqlite';
import type { CallContext } from './callContext.ts';
import { claimUploads, findUpload, type Upload } from './store/uploads.ts';
import { readUploadKind } from './uploadStore.ts';
import { UPLOAD_PATH } from './wire/addresses.ts';
import { FILE_TYPE, type SentFile } from './wire/files.ts';

/** How many files of each type a write may contain. */
export interface FileLimits {
  readonly images: number;
  readonly videos: number;
  readonly audios: number;
  /** Either images or videos, not both. */
  readonly oneKind?: true;
}

const MAX_FILES = 30;
const MAX_SUMMARY_LENGTH = 200;

/** Messages for the reader, by the reason why files are refused. */
export const FILES_REFUSED = {
  gone: '文件已失效，请重新上传',
  many: '文件数量超过限制',
  visitor: '登录后才能上传文件',
} as const;

/**
 * Parses the files of a write (`attachments`, JSON text) and marks them as used. Returns
 * the reason when one is not the member's own or is used already, or when there are too
 * many. Type and size come from the stored upload, not from the request.
 */
export function claimSentFiles(
  context: CallContext,
  limits: FileLimits,
): readonly SentFile[] | keyof typeof FILES_REFUSED {
  const { db, member } = context;
  const sent = parseFiles(context);
  if (sent.length === 0) return [];
  if (!member) return 'visitor';
  const found = sent.flatMap((file) => describe(db, file, member.userId) ?? []);
  if (found.length < sent.length) return 'gone';
  if (isTooMany(found, limits)) return 'many';
  return claimUploads(db, found.flatMap(listUploadNames), member.userId) ? found : 'gone';
}

const listUploadNames = ({ upload, poster }: SentFile): readonly string[] =>
  poster ? [upload, poster] : [upload];

interface NamedFile {
  readonly name: string;
  readonly poster: string;
  readonly summary: string;
}

/** Parses at most `MAX_FILES + 1` files: the extra one shows that there are too many. */
function parseFiles({ params }: CallContext): readonly NamedFile[] {
  const seen = new Set<string>();
  const listed = parseList(params.text('attachments'));
  // Older clients send their images as one comma-separated text (wire 4.7).
  const images = params.text('imgUrl').split(',').filter(Boolean);
  return (listed.length > 0 ? listed : images).slice(0, MAX_FILES + 1).flatMap((one) => {
    const file = (typeof one === 'object' && one !== null ? one : { url: one }) as Sent;
    const name = parseUploadName(file.url);
    if (seen.has(name)) return [];
    seen.add(name);
    const summary = String(file.summary ?? '').slice(0, MAX_SUMMARY_LENGTH);
    return [{ name, poster: file.imageUrl ? parseUploadName(file.imageUrl) : '', summary }];
  });
}

type Sent = Readonly<Partial<Record<'url' | 'imageUrl' | 'summary', unknown>>>;

/** Returns the upload's name from its address; '' for any other address. */
export const parseUploadName = (address: unknown): string =>
  String(address).split(UPLOAD_PATH)[1] ?? '';

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function describe(
  db: DatabaseSync,
  { name, poster, summary }: NamedFile,
  memberId: number,
): SentFile | null {
  const upload = findUpload(db, name, memberId);
  if (!upload) return null;
  const type = FILE_TYPE[readUploadKind(name)];
  const hasPoster = type === FILE_TYPE.video && poster !== '';
  if (hasPoster && !isImage(findUpload(db, poster, memberId))) return null;
  return {
    upload: name,
    type,
    width: upload.width,
    height: upload.height,
    ...(upload.seconds > 0 && { seconds: upload.seconds }),
    ...(hasPoster && { poster }),
    ...(summary && { summary }),
  };
}

const isImage = (upload: Upload | null): boolean =>
  upload !== null && readUploadKind(upload.name) === 'image';

function isTooMany(files: readonly SentFile[], limits: FileLimits): boolean {
  const count = (type: number) => files.filter((file) => file.type === type).length;
  const [images, videos] = [count(FILE_TYPE.image), count(FILE_TYPE.video)];
  return (
    images > limits.images ||
    videos > limits.videos ||
    count(FILE_TYPE.audio) > limits.audios ||
    (limits.oneKind === true && images > 0 && videos > 0)
  );
}
