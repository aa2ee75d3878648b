import { cutMessage } from '../../src/api/errors.ts';
import type { TargetError } from './target.ts';

/** Kinds of the errors of targets and of CDNs that an answer can have. */
type AwsErrorKind = Exclude<TargetError['kind'], 'file'>;

/** What the SDK throws, and what DeleteObjects returns for a key; any part may be missing. */
interface AwsFault {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const KINDS: readonly (readonly [RegExp, AwsErrorKind])[] = [
  [
    /^(SlowDown|TooManyInvalidationsInProgress|Throttl\w*|TooManyRequests\w*|RequestLimitExceeded)$/,
    'throttled',
  ],
  [/^(NoSuchBucket|NoSuchDistribution|NotFound)$/, 'missing'],
  [
    /^(AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|CredentialsProviderError|AccountProblem|AllAccessDisabled)$/,
    'denied',
  ],
  [/^(TimeoutError|RequestTimeout|ETIMEDOUT)$/, 'timeout'],
  [/^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)$/, 'network'],
  [/^(InternalError|ServiceUnavailable)$/, 'server'],
];

/** Returns the reason of a failed request of the SDK, from its code or else its HTTP status. */
export function describeAwsError(error: unknown): {
  readonly kind: AwsErrorKind;
  readonly message: string;
} {
  const { name, code, message, $metadata } = (error ?? {}) as AwsFault;
  const texts = [name, code].filter((text) => typeof text === 'string');
  const known = KINDS.find(([pattern]) => texts.some((text) => pattern.test(text)));
  const kind = known?.[1] ?? kindOfStatus($metadata?.httpStatusCode);
  const text = typeof message === 'string' && message !== '' ? message : 'no message';
  return { kind, message: cutMessage([...new Set([...texts, text])].join(': ')) };
}

function kindOfStatus(status: number | undefined): AwsErrorKind {
  if (status === undefined) return 'network';
  if (status === 401 || status === 403) return 'denied';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'server' : 'rejected';
}
