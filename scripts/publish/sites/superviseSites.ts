import { once } from 'node:events';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { requirePort } from '../../run/ports.ts';
import { loadPublishSettings } from '../../settings.ts';
import type { SiteNames } from '../../sites/siteFiles.ts';
import { siteFoldersOf } from '../../sites/siteFolders.ts';
import { type HttpServer, listen } from '../listen.ts';
import {
  addLoginRoutes,
  answerPage,
  createOperatorAccess,
  isFromThisMachine,
  type OperatorEnv,
  requireAccess,
} from '../operatorAccess.ts';
import {
  describeNewToken,
  findOperatorToken,
  nameTokenFile,
  type OperatorToken,
} from '../operatorToken.ts';
import { createPublisherLog, type PublisherLog } from '../publisherLog.ts';
import type { PublishSettings } from '../publishSettings.ts';
import { renderNoticePage } from '../statusDocument.ts';
import { pipeRequest } from './pipeRequest.ts';
import { reportSite, type SiteProcess, startSiteProcess } from './siteProcess.ts';
import { renderSitesPage } from './sitesPage.ts';
import { createSupervisorMetrics, mergeMetrics } from './supervisorMetrics.ts';

interface SuperviseOptions extends SiteNames {
  /** null: as each site does. */
  readonly compress: boolean | null;
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
  // A log is not a place for secrets.
  if (token.isNew && process.stderr.isTTY)
    process.stderr.write(describeNewToken(token, server.url));
  if (!signal.aborted) await once(signal, 'abort');
  log.info({ event: 'stopping' }, 'The publishers end after the work that they do.');
  await Promise.all([server.stop(), stopSites()]);
}

interface SitesServerOptions {
  readonly sites: readonly SiteProcess[];
  readonly options: Pick<PublishSettings, 'port' | 'host'>;
  readonly token: OperatorToken;
  readonly log: PublisherLog;
}

/**
 * Starts the server of a supervisor: `/sites/NAME/…` is the server of that site's publisher; `/`,
 * `/healthz`, `/metrics` and `/login` are about all sites. Rejects when the port is taken.
 */
function startSitesServer(parts: SitesServerOptions): Promise<HttpServer> {
  const { sites, options, token, log } = parts;
  const { port, host } = options;
  const access = createOperatorAccess(token);
  const supervisorMetrics = createSupervisorMetrics();
  const siteOf = (name: string) => sites.find((site) => site.name === name);
  const app = new Hono<OperatorEnv>();

  app.get('/', requireAccess(access.isAllowed), async (c) => {
    const reports = await Promise.all(sites.map(reportSite));
    const updates = c.req.query('updates') !== undefined;
    return answerPage(c, renderSitesPage(reports, { now: Date.now(), updates }));
  });
  addLoginRoutes(app, access);

  app.get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const question = c.req.query('deep') === '1' ? 'deepHealth' : 'health';
    const reports = await Promise.all(
      sites.map(async ({ name, ask }) => {
        const health = await ask(question);
        return [name, health.ok ? health.value : health.error] as const;
      }),
    );
    const reasons = reports.filter(([, reason]) => reason !== null);
    if (reasons.length === 0) return c.json({ status: 'ok' });
    // Reasons may name hosts of the network.
    const shown = (await access.mayMeasure(c)) && { reasons: Object.fromEntries(reasons) };
    return c.json({ status: 'unavailable', ...shown }, 503);
  });

  app.get('/metrics', requireAccess(access.mayMeasure), async (c) => {
    const answers = await Promise.all(
      sites.map(async ({ name, ask }) => {
        const metrics = await ask('metrics');
        return metrics.ok ? [[name, metrics.value] as const] : [];
      }),
    );
    const measured = new Map(answers.flat());
    const own = await supervisorMetrics.format(sites, measured);
    const text = `${own}\n${await mergeMetrics(measured)}`;
    return c.body(text, 200, { 'Content-Type': supervisorMetrics.contentType });
  });

  // Addresses of the page are relative to its folder.
  app.get('/sites/:name', (c) => {
    const name = c.req.param('name');
    return siteOf(name) ? c.redirect(`${name}/`, 308) : answerUnknown(c);
  });
  app.all('/sites/:name/*', async (c) => {
    const site = siteOf(c.req.param('name'));
    if (!site) return answerUnknown(c);
    const state = site.readState();
    if (state.kind !== 'running') return answerStopped(c, site.name);
    const { incoming, outgoing } = c.env;
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(/^\/sites\/[^/]+/, '') + search;
    try {
      await pipeRequest({ incoming, outgoing }, state.url + path, nameSender(c));
      return RESPONSE_ALREADY_SENT;
    } catch (err) {
      // Not where the sender has gone.
      if (!outgoing.destroyed) {
        log.warn({ event: 'request-failed', site: site.name, err }, 'A site did not answer.');
      }
      return answerStopped(c, site.name);
    }
  });
  return listen(app, { port, host });
}

/** A publisher would take every request for one of this machine: it comes from the supervisor. */
function nameSender(c: Context<OperatorEnv>): Record<string, string> {
  if (isFromThisMachine(c)) return {};
  const senders = [c.req.header('x-forwarded-for'), c.env.incoming.socket.remoteAddress];
  return { 'x-forwarded-for': senders.filter((sender) => sender).join(', ') };
}

const answerUnknown = (c: Context): Response =>
  answerPage(c, renderNoticePage('There is no such site.', { back: findSitesPage(c) }), 404);

/** The sender of a hook repeats it. */
function answerStopped(c: Context, name: string): Response {
  const notice = `The publisher of ${name} does not run now.`;
  return answerPage(c, renderNoticePage(notice, { back: findSitesPage(c) }), 503);
}

/** Returns the address of the list of sites, relative to that of a request below `/sites`. */
const findSitesPage = (c: Context): string => '../'.repeat(c.req.path.split('/').length - 2);
