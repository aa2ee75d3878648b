import { fileTypeFromBuffer } from 'file-type';

export type ImageType = 'jpg' | 'png' | 'gif' | 'bmp';
export type MediaType = 'mp4' | 'mov' | 'webm' | 'mp3' | 'm4a' | 'wav';
/** Types of files that readers may upload. */
export type FileType = ImageType | MediaType;

/** How many bytes the library looks at. */
export const HEAD_BYTES = 4100;

/** The library's types of allowed files, and the types under which they are stored. */
const STORED_TYPES: Readonly<Record<string, FileType>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  bmp: 'bmp',
  mp4: 'mp4',
  m4v: 'mp4',
  '3gp': 'mp4',
  mov: 'mov',
  webm: 'webm',
  mp3: 'mp3',
  m4a: 'm4a',
  m4b: 'm4a',
  wav: 'wav',
};

/** Detects the type by the first bytes of a file, not by its name; null for any other type. */
export async function detectFileType(bytes: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));
  return (found && STORED_TYPES[found.ext]) ?? null;
}

export const isImage = (type: FileType): type is ImageType =>
  type === 'jpg' || type === 'png' || type === 'gif' || type === 'bmp';

export const isVideo = (type: FileType): boolean =>
  type === 'mp4' || type === 'mov' || type === 'webm';
