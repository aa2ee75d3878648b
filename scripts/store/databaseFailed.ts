/** The database cannot be used; the message is one sentence for the user. */
export class DatabaseFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database cannot be used (${reason}).`, { cause });
  }
}
