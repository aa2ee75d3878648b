import { filterMediaLink } from './link.ts';

/** The file that a preview page shows: an image of a certificate, or a PDF. */
export interface Preview {
  readonly kind: 'picture' | 'pdf';
  readonly url: string;
}

const IMAGE_NAMES = ['png', 'pngUrl', 'image'];
const FILE_NAMES = ['url', 'pdf', 'pdfUrl', 'file'];
const IMAGE_FILE = /\.(png|jpe?g|webp|gif|avif)$/i;

/** Returns the file that the address names; null when it names none that may be shown. */
export function parsePreview(search: string, siteUrl: string): Preview | null {
  const query = new URLSearchParams(search);
  const find = (names: readonly string[]) => {
    for (const name of names) {
      const url = filterMediaLink(query.get(name) ?? '', siteUrl);
      if (url !== '') return url;
    }
    return '';
  };
  const picture = find(IMAGE_NAMES);
  if (picture !== '') return { kind: 'picture', url: picture };
  const url = find(FILE_NAMES);
  if (url === '') return null;
  return { kind: IMAGE_FILE.test(new URL(url).pathname) ? 'picture' : 'pdf', url };
}
