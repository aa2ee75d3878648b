import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOrigin } from '../../scripts/origin/server.ts';
import { SIGNATURE_HEADER, signHook, TIMESTAMP_HEADER } from '../../scripts/publish/hookRoutes.ts';
import type { SampleArticle } from '../../scripts/sample/types.ts';
import { startServer } from '../../scripts/serve/server.ts';
import { siteFoldersOf } from '../../scripts/sites/siteFolders.ts';
import { joinEmbeddedServer } from '../../scripts/store/joinDatabase.ts';
import { findFreePort } from '../../scripts/store/serverProcess.ts';
import { testVariables } from '../../scripts/test/testEnvironment.ts';
import { linkFiles } from './linkFiles.ts';
import { findTestedBuild } from './liveBuild.ts';

const PROGRAM = fileURLToPath(new URL('../../scripts/publish/cli.ts', import.meta.url));
const BASE = '/displayTemplate/news';
const SECRET = 'a-secret-of-the-browser-tests';

/** A site of its own: content server, database, publisher and host. */
export interface PublishedSite {
  /** Address of a page below the base. */
  readonly addressOf: (page: string) => string;
  /** Stores an article on the content server, as its editors do. */
  readonly saveArticle: (
    article: Partial<SampleArticle> & { readonly id: number },
  ) => Promise<void>;
  /** Tells the publisher of an article, as the content server does; resolves to the HTTP status. */
  readonly sendHook: (columnId: number, articleId: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts `npm run publish` over the sample content in an empty folder. */
export async function runPublisher(): Promise<PublishedSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'published-'));
  // The program finds builds and pages by the name of a site.
  const site = `test-${randomUUID()}`;
  await writeFile(path.join(dir, `${site}.env`), '');
  const { outDir, buildsDir } = siteFoldersOf(site);
  await mkdir(outDir, { recursive: true });
  const built = await findTestedBuild();
  await linkFiles(built.dir, path.join(buildsDir, built.version));
  // In a folder of its own: the server of root runs under an account that cannot enter the other.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'published-data-'));
  const database = await joinEmbeddedServer(dataDir);
  const host = await startServer({ dir: outDir, base: BASE, port: 0 });
  const origin = await startOrigin({
    port: 0,
    dataDir: path.join(dir, 'origin'),
    quiet: true,
    imageScale: 0.25,
    pages: host.url + BASE,
  });
  const port = await findFreePort();
  const portOf = (url: string) => Number(new URL(url).port);
  const child = fork(PROGRAM, ['serve', '--site', site], {
    env: {
      ...process.env,
      ...testVariables({ site: portOf(host.url), origin: portOf(origin.url) }),
      SITES_DIR: dir,
      DATABASE_URL: database.url,
      PUBLISH_PORT: String(port),
      PUBLISH_POLL_SECONDS: '1',
      PUBLISH_SECRET: SECRET,
      PUBLISH_TOKEN: SECRET,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');

  return {
    addressOf: (page) => `${host.url}${BASE}/${page}`,
    saveArticle: async (article) => {
      const response = await fetch(`${origin.url}/control/article`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(article),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    sendHook: async (columnId, articleId) => {
      const body = JSON.stringify({ kind: 'article', ids: [`${columnId}/${articleId}`] });
      const timestamp = String(Math.floor(Date.now() / 1000));
      const response = await fetch(`http://127.0.0.1:${port}/hooks/content`, {
        method: 'POST',
        headers: {
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: signHook(SECRET, timestamp, body),
        },
        body,
      });
      await response.body?.cancel();
      return response.status;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await Promise.all([origin.stop(), host.stop(), database.release()]);
      await Promise.all(
        [dir, dataDir, path.dirname(outDir)].map((one) =>
          rm(one, { recursive: true, force: true }),
        ),
      );
    },
  };
}
