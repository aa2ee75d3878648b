import { fileURLToPath } from 'node:url';
import { joinEmbeddedServer } from './embeddedServer.ts';
import type { StoreSettings } from './storeSettings.ts';

const DATA_DIR = fileURLToPath(new URL('../../.data/postgres', import.meta.url));

/** The database of the publisher. */
export interface JoinedDatabase {
  readonly url: string;
  /** Ends this process's use, after its connections are closed. */
  readonly release: () => Promise<void>;
}

/**
 * Returns the database of the settings, otherwise that of the server in `.data/postgres`, which is
 * started when it does not run. Rejects with `EmbeddedServerFailed`.
 */
export const joinDatabase = ({ databaseUrl }: StoreSettings): Promise<JoinedDatabase> =>
  databaseUrl
    ? Promise.resolve({ url: databaseUrl, release: () => Promise.resolve() })
    : joinEmbeddedServer(DATA_DIR);
