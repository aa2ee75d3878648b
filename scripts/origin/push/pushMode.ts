/** How the push channel behaves (`POST /control/push/mode`). */
export type PushMode =
  | { readonly kind: 'normal' }
  /** Accepts connections and messages and never sends anything. */
  | { readonly kind: 'silent' }
  /** Answers 503 instead of opening. */
  | { readonly kind: 'refuse' }
  | { readonly kind: 'closeAtOnce' }
  /** Sends invalid messages: broken JSON, error codes, binary frames. */
  | { readonly kind: 'garbage' }
  /** Sends this many reports per second to every client, for a few seconds. */
  | { readonly kind: 'flood'; readonly perSecond: number };

const KINDS = ['normal', 'silent', 'refuse', 'closeAtOnce', 'garbage'] as const;
const MAX_PER_SECOND = 10_000;

/** Parses the JSON of `POST /control/push/mode`; returns an error message when it is invalid. */
export function parsePushMode(input: Readonly<Record<string, unknown>>): PushMode | string {
  const kind = KINDS.find((candidate) => candidate === input.mode);
  if (kind) return { kind };
  if (input.mode !== 'flood') return `mode is one of ${KINDS.join(', ')}, flood`;
  const perSecond = Number(input.perSecond ?? 1000);
  return Number.isInteger(perSecond) && perSecond >= 1 && perSecond <= MAX_PER_SECOND
    ? { kind: 'flood', perSecond }
    : `perSecond is a number from 1 to ${MAX_PER_SECOND}`;
}
