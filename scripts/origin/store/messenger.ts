import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readMeta, writeMeta } from '../database.ts';
import { randomToken } from './tokens.ts';

/**
 * `ok` gives a reader with both ids, `nounion` one without `unionid`, `badcode` a code
 * that nobody stands behind.
 */
export const WX_MODES = ['ok', 'nounion', 'badcode'] as const;

export interface Consent {
  readonly mode: (typeof WX_MODES)[number];
  /** Of the reader who consents; another name is another reader. */
  readonly nickname: string;
}

const CONSENT_KEY = 'wx-consent';
const TICKET_KEY = 'wx-ticket';
const DEFAULT_NICKNAME = '霁江夜航';

export const MESSENGER_APP_ID = 'wx0jichuanribao26';

/** What the messenger's consent page gives next. */
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

/** The reader whom a consent stands for; null where it stands for nobody. */
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

/** The ticket that signs pages for the messenger's SDK; made once. */
export function readTicket(db: DatabaseSync): string {
  const stored = readMeta(db, TICKET_KEY);
  if (stored) return stored;
  const ticket = randomToken();
  writeMeta(db, TICKET_KEY, ticket);
  return ticket;
}
