import { formatUuid, parseUuid } from '../model/statistics/uuid.ts';
import { readStored, STORED, writeStored } from './storage.ts';

type Values = Readonly<Record<string, string>>;

/** Sends a form that nobody waits for; it outlives the page. */
export function sendForm(url: string, values: Values): void {
  const body = new URLSearchParams(values);
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {
    // Missing, or refused: the other way.
  }
  send(url, { method: 'POST', mode: 'no-cors', body });
}

/** Sends a query with headers, which no beacon can carry; it outlives the page as well. */
export function sendQuery(url: string, query: Values, headers: Values): void {
  const mark = url.includes('?') ? '&' : '?';
  send(`${url}${mark}${new URLSearchParams(query)}`, { headers });
}

/** What analytics hosts answer or fail to is no matter of the page. */
function send(url: string, init: RequestInit): void {
  try {
    fetch(url, { ...init, keepalive: true, credentials: 'omit' })
      // An answer that nobody reads keeps its connection.
      .then((answer) => answer.text())
      .catch(() => {});
  } catch {
    // An address that is none.
  }
}

export const readReferrer = (): string => document.referrer;

let uuid: string | undefined;

/** The device id of the analytics: made once, at random, and kept. */
export function readDeviceUuid(): string {
  if (uuid === undefined) {
    uuid =
      parseUuid(readStored(STORED.deviceUuid)) ??
      formatUuid(crypto.getRandomValues(new Uint8Array(16)));
    writeStored(STORED.deviceUuid, uuid);
  }
  return uuid;
}
