import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SAMPLES = join(import.meta.dirname, 'samples');
const SAMPLE = /^(?:[\w-]+\/)?[\w-]+\.(?:mp4|mp3|vtt|flv|ts|m4s|m3u8)$/;

/** Returns the path of a video or audio sample. */
export const resolveSamplePath = (name: string): string => join(SAMPLES, name);

/**
 * Reads a video, audio file or segment that media/make.ts rendered; the name of a segment
 * contains its folder (`sky-ts/0.ts`). Null for other names.
 */
export async function readSample(name: string): Promise<Buffer | null> {
  if (!SAMPLE.test(name)) return null;
  // The playlist names segments `.ts`; on disk they are `.mpegts`, so that tools do not take them for TypeScript.
  const file = name.replace(/\.ts$/, '.mpegts');
  return readFile(resolveSamplePath(file)).catch(() => null);
}

/** Creates an attachment: a small PDF for `*.pdf`, a small table for `*.csv`. Null for other names. */
export function createAttachment(name: string): Buffer | null {
  if (name.endsWith('.pdf')) return createPdf(['Jichuan Daily', name.replace(/\.pdf$/, '')]);
  if (name.endsWith('.csv')) return Buffer.from('\uFEFF日期,站点,数值\n2026-11-20,临漪,12.4\n');
  return null;
}

/** Creates a PDF of one page with these lines; visible ASCII only. */
function createPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -36 Td`).join('\n');
  const stream = `BT /F1 24 Tf 72 720 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = body.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
