import { field, parseNumber, parseRecord, parseText } from '../wire.ts';

/** What the messenger's SDK is configured with, for one address (`getShareContent`). */
export interface MessengerSignature {
  readonly appId: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly nonce: string;
  readonly signature: string;
}

/** Null unless whole: a half one would only be refused. */
export function parseSignature(payload: unknown): MessengerSignature | null {
  const wire = parseRecord(payload);
  const appId = parseText(field(wire, 'appid', 'appId'));
  const timestamp = parseNumber(field(wire, 'timestamp'));
  const nonce = parseText(field(wire, 'noncestr', 'nonceStr'));
  const signature = parseText(field(wire, 'signature'));
  return appId && timestamp && nonce && signature ? { appId, timestamp, nonce, signature } : null;
}

/**
 * The address that a signature is for, without its hash. The messenger of iOS checks
 * against the one that the page was entered by, whatever history has made of it since;
 * that of Android against the one of now.
 */
export function decideSignedUrl(
  system: 'android' | 'ios' | 'other',
  entered: string,
  current: string,
): string {
  const url = system === 'ios' && entered ? entered : current;
  return url.replace(/#.*$/, '');
}
