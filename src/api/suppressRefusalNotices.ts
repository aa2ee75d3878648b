import type { Client } from './client.ts';

/**
 * Returns the client for callers that show refusals themselves: the session does not show them
 * again.
 */
export const suppressRefusalNotices = (client: Client): Client => ({
  ...client,
  send: (call, options) => client.send({ ...call, handlesRefusals: true }, options),
});
