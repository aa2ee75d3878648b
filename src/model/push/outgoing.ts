/** Returns the message that subscribes to a broadcast (product 4.22). */
export const formatSubscription = (fileId: string): string =>
  JSON.stringify({ type: 'live_status_subscribe', data: { id: fileId } });

export const PING = JSON.stringify({ type: 'ping' });
