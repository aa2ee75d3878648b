import { isIP } from 'node:net';
import { z } from 'zod';
import { oneOf, wholeNumber } from '../../src/settings/kinds.ts';
import { optionalSetting, secretSetting, setting } from '../../src/settings/variables.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const listenAddress = z
  .string()
  .refine((value) => isIP(value) > 0 || value === 'localhost')
  .describe('an IP address of this machine, or localhost; 0.0.0.0 and :: are all addresses');

const siteName = z
  .string()
  .regex(/^[\w.-]{1,64}$/)
  .describe('1 to 64 letters, digits, _, . and -');

/** Long enough that guessing over a network is hopeless. */
const secret = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/)
  .describe('at least 16 visible ASCII characters');

/** The variables of `npm run publish`. Pages do not contain them, because only publishing reads them. */
export const publishSettingsSchema = z.object({
  site: optionalSetting('PUBLISH_SITE', siteName, {
    about:
      'name that the publishers of a site on several machines share, with DATABASE_URL and S3_BUCKET; that of its folder when empty',
  }),
  port: setting('PUBLISH_PORT', wholeNumber(65_535), {
    fallback: '4400',
    about: 'port of the publisher: webhook, status page, metrics; 0 is any free one',
  }),
  host: setting('PUBLISH_HOST', listenAddress, {
    fallback: '127.0.0.1',
    about: 'address that the publisher listens on',
  }),
  webhookSecret: secretSetting('PUBLISH_SECRET', secret, {
    about: 'secret of the signatures of the webhook; empty: the webhook answers 404',
  }),
  previewSecret: secretSetting('PREVIEW_SECRET', secret, {
    about: 'secret of the signatures of preview links; empty: there are no previews',
  }),
  operatorToken: secretSetting('PUBLISH_TOKEN', secret, {
    about:
      'token of status page and metrics; empty: one is made at the first start, and programs on this machine see the metrics',
  }),
  pollSeconds: setting('PUBLISH_POLL_SECONDS', wholeNumber(86_400), {
    fallback: '60',
    about: 'how often lists are polled for newer versions; 0 turns it off',
  }),
  sweepMinutes: setting('PUBLISH_SWEEP_MINUTES', wholeNumber(10_080), {
    fallback: '60',
    about: 'how often the whole site is compared with the content server; 0 turns it off',
  }),
  logLevel: setting('PUBLISH_LOG_LEVEL', oneOf(LOG_LEVELS), {
    fallback: 'info',
    about: 'the least important messages that the publisher logs',
  }),
});

/** How the publisher runs. */
export type PublishSettings = z.output<typeof publishSettingsSchema>;
