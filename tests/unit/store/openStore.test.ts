import { expect, it } from 'vitest';
import { DatabaseFailed, openStore } from '../../../scripts/store/openStore.ts';

/** The port of `discard`, on which nothing listens. */
const NO_SERVER = '127.0.0.1:9';

it('says in a sentence without a password that the database does not answer', async () => {
  const opened = openStore({ url: `postgres://news:hidden@${NO_SERVER}/news`, site: 'news' });
  const error = await opened.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseFailed);
  expect(String(error)).toBe(
    `Error: The database cannot be used (connect ECONNREFUSED ${NO_SERVER}).`,
  );
});
