/**
 * How long local servers keep an idle connection: longer than clients do, because a connection
 * that the server closes at the moment of the next request makes that request fail.
 */
export const KEEP_ALIVE_MS = 75_000;
