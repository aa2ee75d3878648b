import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A key and its self-signed certificate, as PEM text. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Returns whether this machine has the program that makes certificates. */
export const hasCertificateProgram = (): Promise<boolean> =>
  run('openssl', ['version']).then(
    () => true,
    () => false,
  );

/**
 * Creates a certificate for `localhost` that is valid for a day; its files are in `dir`. Rejects
 * without the program `openssl`.
 */
export async function createCertificate(dir: string): Promise<Certificate> {
  const keyFile = path.join(dir, 'key.pem');
  const certFile = path.join(dir, 'cert.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  await run('openssl', ['req', '-x509', ...key, ...name, '-keyout', keyFile, '-out', certFile]);
  return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
}
