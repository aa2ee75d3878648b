import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { equalsSafely } from './equalsSafely.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** Hashes a password: returns `salt$hash`, both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}$${await derive(password, salt)}`;
}

/**
 * Compares a password with a stored hash; false for null. It takes as long for null as for
 * a wrong password, so that the time does not reveal which phones have an account.
 */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '$').split('$');
  const derived = await derive(password, salt);
  return equalsSafely(derived, hash) && stored !== null;
}

function derive(password: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}
