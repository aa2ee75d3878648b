import { readPictureSize } from '../../sample/pictureName.ts';
import type { SampleFile } from '../../sample/postTypes.ts';
import { ALMANAC, SKY, VIDEOS } from '../../sample/videos.ts';
import type { CallContext } from '../callContext.ts';
import { type Answer, fail } from '../envelope.ts';
import { claimUploads, findUpload } from '../store/uploads.ts';
import { readUploadKind } from '../uploadStore.ts';
import { REFUSED } from '../writeRules.ts';
import { type Addresses, UPLOAD_PATH } from './addresses.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

export const FILE_TYPE = { image: 1, video: 2, audio: 3 } as const;

/** A file that a reader attached to a text. */
interface SentFile {
  /** Its name in the store of uploads. */
  readonly upload: string;
  readonly type: number;
  readonly width: number;
  readonly height: number;
  /** Duration of video and audio. */
  readonly seconds?: number;
  /** Cover of a video: the name of an uploaded image. */
  readonly poster?: string;
  readonly summary?: string;
}

export type StoredFile = SampleFile | SentFile;

interface WireFile {
  readonly url: string;
  readonly type: number;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Cover of a video. */
  readonly imageUrl: string;
  readonly summary: string;
}

/** Formats an attached file, with its size where that is known. */
function formatFile(file: StoredFile, addresses: Addresses): WireFile {
  const summary = (typeof file === 'object' && file.summary) || '';
  const none = { width: 0, height: 0, duration: 0, imageUrl: '', summary };
  if (typeof file === 'string' || 'picture' in file) {
    const name = typeof file === 'string' ? file : file.picture;
    const url = addresses.image(name);
    return { ...none, url, type: FILE_TYPE.image, ...readPictureSize(name) };
  }
  if ('upload' in file) {
    const { upload, type, width, height, seconds: duration = 0, poster } = file;
    const imageUrl = poster ? addresses.upload(poster) : '';
    return { ...none, url: addresses.upload(upload), type, width, height, duration, imageUrl };
  }
  if ('audio' in file) {
    const duration = ALMANAC.seconds;
    return { ...none, url: addresses.file(file.audio), type: FILE_TYPE.audio, duration };
  }
  const video = [...VIDEOS, SKY].find((one) => one.file === file.video);
  return {
    ...none,
    url: addresses.file(file.video),
    type: FILE_TYPE.video,
    ...(video && { width: video.width, height: video.height, duration: video.seconds }),
    imageUrl: addresses.image(file.poster),
  };
}

export const formatFiles = (
  files: readonly StoredFile[] | undefined,
  addresses: Addresses,
): readonly WireFile[] => (files ?? []).map((file) => formatFile(file, addresses));

/** Formats files in groups by type. */
export function formatGroups(files: readonly StoredFile[] | undefined, addresses: Addresses) {
  const all = formatFiles(files, addresses);
  const listType = (type: number) => all.filter((file) => file.type === type);
  return {
    pics: listType(FILE_TYPE.image),
    videos: listType(FILE_TYPE.video),
    audios: listType(FILE_TYPE.audio),
  };
}

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
