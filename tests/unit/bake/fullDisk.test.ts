import { expect, it } from 'vitest';
import { messageOf } from '../../../scripts/bake/errors.ts';

const errorOf = (code: string) => Object.assign(new Error('write'), { code });

it.each([
  ['a full disk', errorOf('ENOSPC'), 'The disk is full. (write)'],
  ['a full quota', errorOf('EDQUOT'), 'The disk is full. (write)'],
  ['a full disk of the database', errorOf('53100'), 'The disk of the database is full. (write)'],
  ['another error', errorOf('EACCES'), 'write'],
  ['no error', 'text', 'text'],
])('the message of an error says that a disk is full: %s', (_, error, message) => {
  expect(messageOf(error)).toBe(message);
});
