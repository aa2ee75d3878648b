import { describe, expect, it } from 'vitest';
import { describeAwsError } from '../../../scripts/targets/awsError.ts';

describe('describeAwsError', () => {
  it.each<[unknown, string, string]>([
    [{ name: 'SlowDown', message: 'Reduce your request rate.' }, 'throttled', 'SlowDown: Reduce'],
    [{ name: 'TooManyInvalidationsInProgress', message: 'wait' }, 'throttled', 'wait'],
    [{ name: 'NoSuchBucket', message: '' }, 'missing', 'NoSuchBucket: no message'],
    [{ name: 'AccessDenied', message: 'Access Denied' }, 'denied', 'AccessDenied: Access Denied'],
    [{ name: 'CredentialsProviderError', message: 'none' }, 'denied', 'CredentialsProviderError'],
    [{ name: 'TimeoutError', message: 'late' }, 'timeout', 'TimeoutError: late'],
    [{ name: 'Error', code: 'ECONNREFUSED', message: 'refused' }, 'network', 'ECONNREFUSED'],
    [{ name: 'InternalError', message: 'again' }, 'server', 'InternalError: again'],
    [{ name: '502', $metadata: { httpStatusCode: 502 } }, 'server', '502'],
    [{ name: 'X', $metadata: { httpStatusCode: 429 } }, 'throttled', 'X'],
    [{ name: 'X', $metadata: { httpStatusCode: 403 } }, 'denied', 'X'],
    [{ name: 'EntityTooLarge', $metadata: { httpStatusCode: 400 } }, 'rejected', 'EntityTooLarge'],
    [null, 'network', 'no message'],
  ])('finds the reason of %j', (error, kind, message) => {
    expect(describeAwsError(error)).toEqual({ kind, message: expect.stringContaining(message) });
  });

  it('cuts a message of any length', () =>
    expect(describeAwsError({ name: 'X', message: 'a'.repeat(200_000) }).message).toHaveLength(
      500,
    ));
});
