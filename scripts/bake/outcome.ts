import type { BakeFailureKind, PageOutcome } from './types.ts';

export const failed = (kind: BakeFailureKind, message: string): PageOutcome => ({
  result: 'failed',
  kind,
  message,
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
