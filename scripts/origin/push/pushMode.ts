/** How the push channel behaves. */
export type PushMode =
  | { readonly kind: 'normal' }
  /** Takes everything in and never says a word. */
  | { readonly kind: 'silent' }
  /** Answers 503 instead of opening. */
  | { readonly kind: 'refuse' }
  | { readonly kind: 'closeAtOnce' }
  /** Answers what is none: broken JSON, other codes, binary frames. */
  | { readonly kind: 'garbage' }
  /** Tells every client so many reports a second, for a few seconds. */
  | { readonly kind: 'flood'; readonly perSecond: number };

const KINDS = ['normal', 'silent', 'refuse', 'closeAtOnce', 'garbage'] as const;
const MAX_PER_SECOND = 10_000;

/** A mode as it was asked for; what is wrong with it, where something is. */
export function parsePushMode(input: Readonly<Record<string, unknown>>): PushMode | string {
  const kind = KINDS.find((candidate) => candidate === input.mode);
  if (kind) return { kind };
  if (input.mode !== 'flood') return `mode is one of ${KINDS.join(', ')}, flood`;
  const perSecond = Number(input.perSecond ?? 1000);
  return Number.isInteger(perSecond) && perSecond >= 1 && perSecond <= MAX_PER_SECOND
    ? { kind: 'flood', perSecond }
    : `perSecond is a number from 1 to ${MAX_PER_SECOND}`;
}
