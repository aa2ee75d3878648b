import sharp from 'sharp';
import { drawImage } from '../drawImage.ts';

const NAME = /^sheet-(\d{5})\.pdf$/;
/** Width of a page in points (72 per inch). */
const WIDTH_PT = 720;

/** Creates the PDF of a page (`sheet-12001.pdf`), which contains its image only. Null for other names. */
export async function createPagePdf(name: string): Promise<Buffer | null> {
  const code = NAME.exec(name)?.[1];
  const picture = code ? await drawImage(`sheet-${code}-page.jpg`) : null;
  return picture && wrapJpeg(picture);
}

/** Creates a PDF with a JPEG as its only page. */
async function wrapJpeg(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const heightPt = Math.round((WIDTH_PT * height) / width);
  const draw = `q ${WIDTH_PT} 0 0 ${heightPt} 0 0 cm /P Do Q`;
  const objects = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH_PT} ${heightPt}] ` +
        '/Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
    ),
    text(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`),
    Buffer.concat([
      text(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
          '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ' +
          `/Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg,
      text('\nendstream'),
    ]),
  ];
  const parts: Buffer[] = [text('%PDF-1.4\n')];
  let offset = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const start = offset;
    const part = Buffer.concat([text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')]);
    parts.push(part);
    offset += part.length;
    return start;
  });
  const entries = offsets.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  parts.push(
    text(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
