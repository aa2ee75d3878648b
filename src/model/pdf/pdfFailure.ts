/** Why a file cannot be shown; each reason has its own message (i18n, `pdf.`). */
export type PdfFailure = 'gone' | 'locked' | 'notPdf' | 'blocked';

/**
 * Returns the reason from the library's error; an error without a known name or status means that
 * the file did not load.
 */
export function decidePdfFailure(error: unknown): PdfFailure {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  if (name === 'PasswordException') return 'locked';
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'notPdf';
  if (name === 'MissingPDFException' || status === 404) return 'gone';
  return 'blocked';
}
