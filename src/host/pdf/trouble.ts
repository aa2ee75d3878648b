/** Why a file does not show: each has its own words (i18n, `pdf.`). */
export type PdfTrouble = 'gone' | 'locked' | 'notPdf' | 'blocked';

/** By the names that the library gives its failures; what has no name did not come at all. */
export function decidePdfTrouble(error: unknown): PdfTrouble {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  if (name === 'PasswordException') return 'locked';
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'notPdf';
  if (name === 'MissingPDFException' || status === 404) return 'gone';
  return 'blocked';
}
