/** Returns the sentence of an error that a full disk has caused, also that of the database; else null. */
export function describeFullDisk(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full.';
    // PostgreSQL's appendix A: disk_full.
    case '53100':
      return 'The disk of the database is full.';
    default:
      return null;
  }
}
