/** The embedded server cannot be used; the message is one sentence for the user. */
export class EmbeddedServerFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(
      `The embedded PostgreSQL server cannot be used (${reason}); set DATABASE_URL to the address of another PostgreSQL server.`,
      { cause },
    );
  }
}
