/** The variable of the tests' own database: that of a developer stays unused. */
export const TEST_DATABASE_URL = 'TEST_DATABASE_URL';

/** Returns the address of the database of the tests (startTestDatabase.ts). */
export function requireDatabaseUrl(): string {
  const url = process.env[TEST_DATABASE_URL];
  if (!url) throw new Error('the tests have no database');
  return url;
}
