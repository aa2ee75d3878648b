/**
 * The program of one site of several, which a supervisor starts: `npm run publish -- serve --site NAME` on a
 * free port of loopback. It ends when its supervisor has ended in any way.
 */
import { messageOf } from '../../bake/errors.ts';
import { refreshMetrics } from '../publisherMetrics.ts';
import { runPublishCommand } from '../runPublishCommand.ts';
import type { ServedPublisher } from '../servePublisher.ts';
import type { FromSite, SiteAnswers, SiteQuestion, ToSite } from './siteProcess.ts';

/** After the end of its supervisor a process that does not finish its work ends all the same. */
const ORPHAN_LIMIT_MS = 60_000;
const EXIT_ORPHAN = 1;

const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());

function endAsOrphan(): void {
  end.abort();
  setTimeout(() => process.exit(EXIT_ORPHAN), ORPHAN_LIMIT_MS).unref();
}
process.once('disconnect', endAsOrphan);
// The supervisor may have ended while this module was loaded.
if (!process.connected) endAsOrphan();

process.exitCode = await runPublishCommand(process.argv.slice(2), end.signal, {
  address: { host: '127.0.0.1', port: 0 },
  onStarted: answerSupervisor,
});
process.off('disconnect', endAsOrphan);
if (process.connected) process.disconnect();

function answerSupervisor({ publisher, metrics, log, url }: ServedPublisher): void {
  const answers: { readonly [Q in SiteQuestion]: () => Promise<SiteAnswers[Q]> } = {
    status: publisher.readStatus,
    health: () => publisher.check({ isDeep: false }).catch(messageOf),
    deepHealth: () => publisher.check({ isDeep: true }).catch(messageOf),
    metrics: async () => {
      await refreshMetrics(metrics, {
        ...publisher,
        reportError: (err) => log.error({ event: 'request-failed', err }, 'A request failed.'),
      });
      return metrics.readValues();
    },
  };
  process.on('message', async ({ id, question }: ToSite) => {
    try {
      send({ kind: 'answer', id, value: await answers[question]() });
    } catch (error) {
      send({ kind: 'failure', id, message: messageOf(error) });
    }
  });
  send({ kind: 'started', url });
}

/** A supervisor that has ended receives nothing. */
function send(message: FromSite): void {
  if (process.connected) process.send?.(message, () => {});
}
