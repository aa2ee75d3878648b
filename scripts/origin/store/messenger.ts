import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readMeta, writeMeta } from '../database.ts';
import { randomToken } from './tokens.ts';

/**
 * What the simulated consent page issues: `ok` a user with both ids, `nounion` one without
 * `unionid`, `badcode` an invalid code.
 */
export const WX_MODES = ['ok', 'nounion', 'badcode'] as const;

export interface Consent {
  readonly mode: (typeof WX_MODES)[number];
  /** Identifies the user: another nickname is another user. */
  readonly nickname: string;
}

const CONSENT_KEY = 'wx-consent';
const TICKET_KEY = 'wx-ticket';
const DEFAULT_NICKNAME = '霁江夜航';

export const MESSENGER_APP_ID = 'wx0jichuanribao26';

/** Returns what the consent page issues next. */
export function readConsent(db: DatabaseSync): Consent {
  const stored = readMeta(db, CONSENT_KEY);
  return stored ? (JSON.parse(stored) as Consent) : { mode: 'ok', nickname: '' };
}

export const setConsent = (db: DatabaseSync, consent: Consent): void =>
  writeMeta(db, CONSENT_KEY, JSON.stringify(consent));

export interface MessengerUser {
  readonly openid: string;
  readonly unionid?: string;
  readonly nickname: string;
}

/** Returns the user of a consent; null for `badcode`. */
export function findMessengerUser({ mode, nickname }: Consent): MessengerUser | null {
  const name = nickname || DEFAULT_NICKNAME;
  const id = (kind: string) =>
    createHash('sha256').update(`${kind}:${name}`).digest('base64url').slice(0, 26);
  switch (mode) {
    case 'ok':
      return { openid: `o${id('open')}`, unionid: `u${id('union')}`, nickname: name };
    case 'nounion':
      return { openid: `o${id('open')}`, nickname: name };
    case 'badcode':
      return null;
  }
}

/** Returns the ticket that signs pages for the messenger's SDK; creates it once. */
export function readTicket(db: DatabaseSync): string {
  const stored = readMeta(db, TICKET_KEY);
  if (stored) return stored;
  const ticket = randomToken();
  writeMeta(db, TICKET_KEY, ticket);
  return ticket;
}
