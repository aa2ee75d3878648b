import { z } from 'zod';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { basePath, flag, oneOf, url, visibleText } from '../../src/settings/kinds.ts';
import {
  optionalSetting,
  parseCommandVariables,
  type SettingsError,
  secretSetting,
  setting,
} from '../../src/settings/variables.ts';
import { STORED_ENCODINGS, type StoredEncoding } from './encodeFile.ts';

/** The storage with the interface of S3 that the site is delivered to. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Absent for Amazon S3. */
  readonly endpoint?: string;
  /** '' or a path with '/' at its start; absent for that of the site (SITE_BASE). */
  readonly prefix?: string;
  readonly hasPathStyle: boolean;
  readonly encoding: StoredEncoding;
  /** Absent when the SDK finds them: variables of AWS, its files, the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

const bucket = z
  .string()
  .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
  .describe('3 to 63 lower-case letters, digits, . and -');

const region = z
  .string()
  .regex(/^[a-z\d-]{1,32}$/)
  .describe('lower-case letters, digits and -');

/** Servers other than Amazon's ignore the region, but requests are signed with one. */
const OTHER_REGION = 'us-east-1';

/** The variables of the storage. Pages do not contain them, because only publishing reads them. */
export const targetSettingsSchema = z.object({
  bucket: optionalSetting('S3_BUCKET', bucket, {
    about: 'storage with the interface of S3 that the site is delivered to; none when empty',
  }),
  region: optionalSetting('S3_REGION', region, {
    about: 'region of the bucket; needed without S3_ENDPOINT',
  }),
  endpoint: optionalSetting('S3_ENDPOINT', url, {
    about: 'address of a storage that is not Amazon S3',
  }),
  prefix: optionalSetting('S3_PREFIX', basePath, {
    about: 'folder of the site in the bucket; SITE_BASE when empty',
  }),
  hasPathStyle: optionalSetting('S3_PATH_STYLE', flag, {
    about: 'the bucket is a part of the path of requests, and not of their host',
  }),
  encoding: setting('S3_ENCODING', oneOf(STORED_ENCODINGS), {
    fallback: 'identity',
    about:
      'how text is stored; identity where the CDN compresses, br and gzip are sent to all readers',
  }),
  accessKeyId: secretSetting('S3_ACCESS_KEY_ID', visibleText, {
    about: 'key of the storage; when empty, that of the machine or of the variables of AWS',
  }),
  secretAccessKey: secretSetting('S3_SECRET_ACCESS_KEY', visibleText, {
    about: 'secret of that key',
  }),
});

/** Returns the storage of a deployment; null when it has none. */
export function parseTargetSettings(
  variables: Readonly<Record<string, string | undefined>>,
): Result<S3Settings | null, SettingsError> {
  const parsed = parseCommandVariables(targetSettingsSchema, variables);
  if (!parsed.ok) return parsed;
  const { bucket: name, region: area, accessKeyId, secretAccessKey, ...rest } = parsed.value;
  const problems: string[] = [];
  const isUsed = area ?? rest.endpoint ?? rest.prefix ?? accessKeyId ?? secretAccessKey;
  if (name === undefined && isUsed !== undefined) {
    problems.push('S3_BUCKET is empty, but other variables of the storage have values.');
  }
  if (name !== undefined && area === undefined && rest.endpoint === undefined) {
    problems.push('S3_BUCKET needs S3_REGION, or S3_ENDPOINT for a storage that is not Amazon S3.');
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    problems.push(
      'One of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is empty. Allowed: both or none.',
    );
  }
  if (problems.length > 0) return fail({ kind: 'settings', problems });
  if (name === undefined) return ok(null);
  return ok({
    bucket: name,
    region: area ?? OTHER_REGION,
    encoding: rest.encoding,
    hasPathStyle: rest.hasPathStyle ?? false,
    ...(rest.endpoint !== undefined && { endpoint: rest.endpoint }),
    ...(rest.prefix !== undefined && { prefix: rest.prefix }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  });
}
