import { once } from 'node:events';
import { requirePort } from '../../run/ports.ts';
import { loadPublishSettings } from '../../settings.ts';
import type { SiteNames } from '../../sites/siteFiles.ts';
import { siteFoldersOf } from '../../sites/siteFolders.ts';
import { describeNewToken, findOperatorToken, nameTokenFile } from '../operatorToken.ts';
import { createPublisherLog } from '../publisherLog.ts';
import { startSiteProcess } from './siteProcess.ts';
import { startSitesServer } from './sitesServer.ts';

interface SuperviseOptions extends SiteNames {
  readonly compress: boolean;
}

/** Runs a publisher for each site, in processes of their own, and one server, until `signal` aborts. */
export async function superviseSites(
  { names, refused, compress }: SuperviseOptions,
  signal: AbortSignal,
): Promise<void> {
  const options = loadPublishSettings();
  const { logLevel: level, webhookSecret } = options;
  await requirePort('PUBLISH_PORT', options.port);
  const token = await findOperatorToken(options.operatorToken, siteFoldersOf(null).outDir);
  const log = createPublisherLog({ level, secrets: [webhookSecret, token.text] });
  for (const file of refused) {
    log.warn(
      { event: 'site-refused', file },
      'A name of a site has letters, digits, _, . and - only, and begins with a letter or a digit.',
    );
  }
  const sites = names.map((name) => startSiteProcess({ name, compress, token: token.text, log }));
  const stopSites = () => Promise.all(sites.map((site) => site.stop()));
  const server = await startSitesServer({ sites, options, token, log }).catch(
    async (error: unknown) => {
      await stopSites();
      throw error;
    },
  );
  const started = { url: server.url, sites: names, ...nameTokenFile(token) };
  log.info({ event: 'started', ...started }, 'The publishers are started.');
  if (token.isNew) process.stderr.write(describeNewToken(token, server.url));
  if (!signal.aborted) await once(signal, 'abort');
  log.info({ event: 'stopping' }, 'The publishers end after the work that they do.');
  await Promise.all([server.stop(), stopSites()]);
}
