import { createServer, type Server } from 'node:http';
import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { TESTED_FOLDERS } from './testedFolders.ts';

/**
 * Starts a server that bakes an article into the tested site for `POST /columnId/id`: the renderer is
 * loaded once for all tests. It answers 204, or 500 with the reason.
 */
export function startBakeServer(settings: Settings, port: number): Server {
  let last = Promise.resolve();
  const server = createServer((request, response) => {
    const [, columnId = '', id = ''] = (request.url ?? '').split('/');
    // One after the other: the site's folder is locked during a run.
    last = last
      .then(() => bakeArticle(settings, { columnId, id }))
      .then(
        () => response.writeHead(204).end(),
        (error) => response.writeHead(500).end(String(error)),
      )
      .then(() => {});
  });
  return server.listen(port, '127.0.0.1');
}

async function bakeArticle(
  settings: Settings,
  params: { readonly columnId: string; readonly id: string },
): Promise<void> {
  const select = { kind: 'articles', articles: [{ route: 'newsDetail', params }] } as const;
  const done = await bake({ settings, ...TESTED_FOLDERS, select });
  if (!done.ok) throw new Error(`the origin did not answer ${done.error.call}`);
  const { failed, notTried } = done.value;
  if (failed.length + notTried > 0) throw new Error(`not baked: ${JSON.stringify(failed)}`);
}
