import type { Client } from './client.ts';

/**
 * Returns the client for calls in the name of a member (`uid`): none is sent once another member is
 * logged in, or none. With '' every reader sends them.
 */
export const sendInName = (client: Client, author: string): Client =>
  author === ''
    ? client
    : { ...client, send: (call, options) => client.send({ ...call, author }, options) };
