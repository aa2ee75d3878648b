import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { MASK, maskCredentials } from '../../src/settings/maskCredentials.ts';
import { isOutsideError, messageOf } from '../bake/errors.ts';
import type { PublishSettings } from './publishSettings.ts';

/** What happened: a name in kebab case such as `page-published`, and figures of that event. */
export interface LogFields {
  readonly event: string;
  /** The cause of a warning or an error. */
  readonly err?: unknown;
  readonly [name: string]: unknown;
}

type Write = (fields: LogFields, message: string) => void;

/** Log of the publisher: one JSON object a line. */
export interface PublisherLog {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

export interface PublisherLogOptions {
  readonly level: PublishSettings['logLevel'];
  /** The site that all entries are about, where there are several; null for one. */
  readonly site?: string | null;
  /** Texts that never reach the log: token, webhook secret, address of the database. */
  readonly secrets?: readonly (string | undefined)[];
  /** Standard output when absent. */
  readonly destination?: DestinationStream;
}

/** Fields whose values are masked, at the top of an entry and one level below. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'databaseUrl',
  'operatorToken',
  'password',
  'secret',
  'signature',
  'token',
  'webhookSecret',
];

/** Returns what the log says of an error; the stack only where the reason is in the program. */
function describeError(error: unknown): unknown {
  if (!isOutsideError(error)) return stdSerializers.err(error as Error);
  const { code } = error as { readonly code: string };
  return { message: messageOf(error), code };
}

/** Creates the log of a process. Each line is written before the call returns, so that none is lost. */
export function createPublisherLog({
  level,
  site = null,
  secrets = [],
  destination,
}: PublisherLogOptions): PublisherLog {
  // As they appear inside of JSON texts.
  const texts = secrets
    .filter((text) => text !== undefined && text !== '')
    .map((text) => JSON.stringify(text).slice(1, -1));
  const mask = (line: string) =>
    maskCredentials(texts.reduce((masked, text) => masked.replaceAll(text, MASK), line));
  const options = {
    level,
    base: { name: 'publisher', pid: process.pid, ...(site !== null && { site }) },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: MASK },
    // Messages of errors contain addresses, too: the whole line is masked.
    hooks: { streamWrite: mask },
  };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  return log;
}
