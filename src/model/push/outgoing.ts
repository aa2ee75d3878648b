/** Returns the message that subscribes to a broadcast (spec section 4). */
export const formatSubscription = (fileId: string): string =>
  JSON.stringify({ type: 'live_status_subscribe', data: { id: fileId } });

export const PING = JSON.stringify({ type: 'ping' });
