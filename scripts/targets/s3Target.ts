import { createHash } from 'node:crypto';
import { DeleteObjectsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { fail, ok } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { messageOf } from '../bake/errors.ts';
import { describeAwsError } from './awsError.ts';
import { encodeFile } from './encodeFile.ts';
import type { DeliveredFile, FailedFile, Target } from './target.ts';
import type { S3Settings } from './targetSettings.ts';

/** The limit of DeleteObjects. */
const DELETED_AT_ONCE = 1000;

/** How often the SDK sends a request that failed or was throttled, the first time included. */
const MAX_ATTEMPTS = 5;
const CONNECTION_TIMEOUT_MS = 5_000;
/** For a whole answer: a file is smaller than 1 MB, a batch of removals has 1,000 keys. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Limits of requests, which tests shorten. */
export interface S3Limits {
  readonly maxAttempts?: number;
  readonly requestTimeoutMs?: number;
}

/**
 * Creates the target for storage with the interface of S3. The file at a path of the site has the
 * same path in the bucket, so that the bucket can be the origin of a CDN.
 */
export function createS3Target(
  s3: S3Settings,
  { siteBase }: Pick<Settings, 'siteBase'>,
  { maxAttempts = MAX_ATTEMPTS, requestTimeoutMs = REQUEST_TIMEOUT_MS }: S3Limits = {},
): Target {
  const client = new S3Client({
    region: s3.region,
    forcePathStyle: s3.hasPathStyle,
    ...(s3.endpoint !== undefined && { endpoint: s3.endpoint }),
    ...(s3.credentials && { credentials: s3.credentials }),
    // Slows down all requests while the storage answers 503 SlowDown.
    retryMode: 'adaptive',
    maxAttempts,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
    // Older storages refuse the checksums that Amazon added later; all check Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  addBodyDigest(client);

  const folder = (s3.prefix ?? siteBase).replace(/^\//, '');
  const keyOf = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  const { bucket: Bucket } = s3;

  async function put(file: DeliveredFile) {
    let content: Uint8Array;
    try {
      content = await file.read();
    } catch (error) {
      return fail({ kind: 'file', message: messageOf(error) } as const);
    }
    try {
      const { body, headers } = await encodeFile(file.path, content, s3.encoding);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: keyOf(file.path),
          Body: body,
          ContentType: headers.contentType,
          CacheControl: headers.cacheControl,
          ContentEncoding: headers.contentEncoding,
        }),
      );
      return ok(null);
    } catch (error) {
      return fail(describeAwsError(error));
    }
  }

  async function removeBatch(paths: readonly string[]): Promise<FailedFile[]> {
    const byKey = new Map(paths.map((path) => [keyOf(path), path]));
    try {
      const Objects = [...byKey.keys()].map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      return Errors.map(({ Key = '', Code, Message }) => ({
        path: byKey.get(Key) ?? Key,
        error: describeAwsError({ name: Code, message: Message }),
      }));
    } catch (error) {
      return paths.map((path) => ({ path, error: describeAwsError(error) }));
    }
  }

  return {
    name: ['s3', s3.endpoint ?? s3.region, Bucket, `/${folder}`, s3.encoding].join(' '),
    put,
    remove: async (paths) => {
      const failed: FailedFile[] = [];
      for (let at = 0; at < paths.length; at += DELETED_AT_ONCE) {
        failed.push(...(await removeBatch(paths.slice(at, at + DELETED_AT_ONCE))));
      }
      return failed;
    },
    close: () => client.destroy(),
  };
}

/** Adds Content-MD5 (RFC 1864), which DeleteObjects of S3 requires and other servers compare. */
function addBodyDigest(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (args) => {
      const { request } = args as { request?: { headers: Record<string, string>; body?: unknown } };
      const body = request?.body;
      if (request && (typeof body === 'string' || body instanceof Uint8Array)) {
        request.headers['content-md5'] = createHash('md5').update(body).digest('base64');
      }
      return next(args);
    },
    { step: 'build', name: 'addBodyDigest' },
  );
}
