import { cutMessage } from '../../src/api/errors.ts';

/** Codes of the system (`ECONNREFUSED`), not those of Node itself (`ERR_…`). */
const SYSTEM = /^E[A-Z\d]+$/;

/**
 * Codes of PostgreSQL's appendix A for connections (08), accounts (28), a missing database (3D), resources (53),
 * an end by its operator or a crash (57), its disk (58), and a database that only reads.
 */
const DATABASE = /^(?:(?:08|28|53|57|58)[\dA-Z]{3}|3D000|25006)$/;

/** Returns whether the reason of an error is outside of the program: its place in the code says nothing. */
export function isOutsideError(error: unknown): boolean {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' && (SYSTEM.test(code) || DATABASE.test(code));
}

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

/** Returns what an error says, for people; a sentence before it where the disk is full. */
export function messageOf(error: unknown): string {
  const message = cutMessage(readMessage(error));
  const reason = describeFullDisk(error);
  return reason ? `${reason} (${message})` : message;
}

/** A connection that no address of a host accepts has an error for each, and no message of its own. */
function readMessage(error: unknown): string {
  const { message, errors } = Object(error) as {
    readonly message?: unknown;
    readonly errors?: unknown;
  };
  if (message === '' && Array.isArray(errors)) return errors.map(readMessage).join('; ');
  return typeof message === 'string' ? message : String(error);
}
