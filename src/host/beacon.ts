import { formatUuid, parseUuid } from '../model/statistics/uuid.ts';
import { readStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

type Values = Readonly<Record<string, string>>;

/** Sends a form without waiting for an answer; the request continues when the page is closed. */
export function sendForm(url: string, values: Values): void {
  const body = new URLSearchParams(values);
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {
    // `sendBeacon` is missing or failed: `fetch` sends the form.
  }
  send(url, { method: 'POST', mode: 'no-cors', body });
}

/**
 * Sends a query with headers, which a beacon cannot have; the request continues when the page is
 * closed.
 */
export function sendQuery(url: string, query: Values, headers: Values): void {
  const mark = url.includes('?') ? '&' : '?';
  send(`${url}${mark}${new URLSearchParams(query)}`, { headers });
}

/** Answers and failures of analytics hosts are ignored. */
function send(url: string, init: RequestInit): void {
  try {
    fetch(url, { ...init, keepalive: true, credentials: 'omit' })
      // An unread body would keep the connection open.
      .then((answer) => answer.text())
      .catch(() => {});
  } catch {
    // The address is invalid.
  }
}

export const readReferrer = (): string => document.referrer;

let uuid: string | undefined;

/** Returns the device id of the analytics: a random UUID, made once and stored. */
export function readDeviceUuid(): string {
  if (uuid === undefined) {
    uuid =
      parseUuid(readStored(STORAGE_KEYS.deviceUuid)) ??
      formatUuid(crypto.getRandomValues(new Uint8Array(16)));
    writeStored(STORAGE_KEYS.deviceUuid, uuid);
  }
  return uuid;
}
