/** What the page says on the channel (product 4.22): which broadcast it shows, and that it is there. */
export const formatSubscription = (fileId: string): string =>
  JSON.stringify({ type: 'live_status_subscribe', data: { id: fileId } });

export const PING = JSON.stringify({ type: 'ping' });
