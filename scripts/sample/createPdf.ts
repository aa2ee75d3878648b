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
export function createPdf(
  { width, height, content, resources }: PdfPage,
  resource: Buffer,
): Buffer {
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
