import { createHash } from 'node:crypto';
import { readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { deleteFileWithCopies, isMissingFile, writeFileAtomically } from '../atomicFile.ts';
import { type PageRef, pagePath } from '../pageRef.ts';

/** Shorter ones stay in the page: signs and formulas, which are not worth a request. */
const MOST_CHARACTERS = 8_192;
const INLINE_PICTURE = /data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z\d+/]+={0,2})/g;

/** How files of the formats that pages show begin, as Latin-1. */
const FORMATS = [
  [/^\x89PNG\r\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^\xff\xd8\xff/, 'jpg'],
  [/^RIFF[\s\S]{4}WEBP/, 'webp'],
] as const;

/** Pictures of a page, by the names of their files. */
export type PagePictures = ReadonlyMap<string, Uint8Array>;

/** Returns the folder of the pictures of a page, beside it. */
export const pictureFolder = (ref: PageRef): string => `${pagePath(ref)}.files`;

/**
 * Takes the large pictures that a page has inside itself out of its HTML, which then has their addresses
 * in `folder`. What they are is read from their bytes.
 */
export function takePictures(
  page: string,
  folder: string,
): { readonly html: string; readonly pictures: PagePictures } {
  const pictures = new Map<string, Uint8Array>();
  const html = page.replace(INLINE_PICTURE, (inline: string, base64: string) => {
    if (inline.length <= MOST_CHARACTERS) return inline;
    const bytes = Buffer.from(base64, 'base64');
    const start = bytes.toString('latin1', 0, 16);
    const ending = FORMATS.find(([signature]) => signature.test(start))?.[1];
    if (ending === undefined) return inline;
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${ending}`;
    pictures.set(name, bytes);
    return `${folder}/${name}`;
  });
  return { html, pictures };
}

/** Writes the pictures of a page. Rejects when one cannot be written. */
export async function writePictures(folder: string, pictures: PagePictures): Promise<void> {
  for (const [name, bytes] of pictures) {
    await writeFileAtomically(path.join(folder, name), bytes, { compress: false });
  }
}

/** Deletes the pictures that a page no longer shows: all others in its folder. */
export async function deleteOtherPictures(folder: string, pictures: PagePictures): Promise<void> {
  const names = listFiles(folder);
  if (names === null) return;
  const others = names.filter((name) => !pictures.has(name));
  for (const name of others) await deleteFileWithCopies(path.join(folder, name));
  if (pictures.size === 0) rmdirSync(folder);
}

/** Returns the names in a folder; null when it does not exist, as beside most pages. */
function listFiles(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
