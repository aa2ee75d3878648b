import type { Client } from './client.ts';

/**
 * Returns the client for callers that tell the reader of refusals themselves: the session
 * does not say them a second time.
 */
export const sayingRefusals = (client: Client): Client => ({
  ...client,
  send: (call, options) => client.send({ ...call, saysRefusals: true }, options),
});
