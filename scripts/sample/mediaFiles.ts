import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SAMPLES = join(import.meta.dirname, 'samples');
const SAMPLE = /^(?:[\w-]+\/)?[\w-]+\.(?:mp4|mp3|vtt|flv|ts|m4s|m3u8)$/;

/** Returns the path of a video or audio sample. */
export const resolveSamplePath = (name: string): string => join(SAMPLES, name);

/**
 * Reads a video, audio file or segment; the name of a segment contains its folder (`sky-ts/0`).
 * Null for other names.
 */
export async function readSample(name: string): Promise<Buffer | null> {
  if (!SAMPLE.test(name)) return null;
  // The playlist names segments `.ts`; on disk they are `.mpegts`, so that tools do not take them for TypeScript.
  const file = name.replace(/\.ts$/, '.mpegts');
  return readFile(resolveSamplePath(file)).catch(() => null);
}

/**
 * Creates a file: a page of the newspaper for `sheet-12001.pdf`, a small PDF for other `*.pdf`, a small
 * table for `*.csv`. Null for other names.
 * @param readImage reads a picture by its name
 */
export async function createFile(
  name: string,
  readImage: (name: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const sheet = /^(sheet-\d+)\.pdf$/.exec(name)?.[1];
  const page = sheet && (await readImage(`${sheet}-page.jpg`));
  if (page) return createPagePdf(page);
  if (name.endsWith('.pdf')) return createTextPdf(['Jichuan Daily', name.replace(/\.pdf$/, '')]);
  if (name.endsWith('.csv')) return Buffer.from('\uFEFF日期,站点,数值\n2026-11-20,临漪,12.4\n');
  return null;
}

/** Width of a page of the newspaper in points (72 per inch). */
const PAGE_WIDTH_PT = 720;

/** Creates a PDF with a JPEG as its only page. */
async function createPagePdf(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const heightPt = Math.round((PAGE_WIDTH_PT * height) / width);
  const content = `q ${PAGE_WIDTH_PT} 0 0 ${heightPt} 0 0 cm /P Do Q`;
  const head =
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
    '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ' +
    `/Length ${jpeg.length} >>\nstream\n`;
  return createPdf(
    { width: PAGE_WIDTH_PT, height: heightPt, content, resources: '/XObject << /P 5 0 R >>' },
    Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream')]),
  );
}

/** Creates a PDF with these lines; visible ASCII only. */
function createTextPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -36 Td`).join('\n');
  const content = `BT /F1 24 Tf 72 720 Td\n${text}\nET`;
  return createPdf(
    { width: 595, height: 842, content, resources: '/Font << /F1 5 0 R >>' },
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'),
  );
}

/** The page of a PDF in points (72 per inch). */
interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** The operators that draw it. */
  readonly content: string;
  /** The name under which the content refers to the resource: `/Font << /F1 5 0 R >>`. */
  readonly resources: string;
}

/**
 * Creates a PDF of one page.
 * @param resource the object 5, a font or an image
 */
function createPdf({ width, height, content, resources }: PdfPage, resource: Buffer): Buffer {
  const objects = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
        `/Contents 4 0 R /Resources << ${resources} >> >>`,
    ),
    text(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    resource,
  ];
  const parts: Buffer[] = [text('%PDF-1.4\n')];
  let offset = parts[0]?.length ?? 0;
  const entries = objects.map((object, index) => {
    const start = offset;
    const part = Buffer.concat([text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')]);
    parts.push(part);
    offset += part.length;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  parts.push(
    text(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
