import { describe, expect, it } from 'vitest';
import {
  parseSentUpload,
  parseUploadOrSent,
  parseUploads,
  parseUploadToken,
} from '../../../src/model/comment/upload.ts';

const URL = 'https://img.example.test/a.jpg';
const UPLOAD = { url: URL, width: 0, height: 0 };

describe('the token of an upload', () => {
  it.each<[string, unknown, string | null]>([
    ['an object', { accessToken: 'abc' }, 'abc'],
    ['an object with another name', { token: 'abc' }, 'abc'],
    ['a text', 'abc', 'abc'],
    ['nothing', {}, null],
    ['null', null, null],
    ['a text that is no token', 'a\nb', null],
  ])('parses %s', (_, payload, token) => expect(parseUploadToken(payload)).toBe(token));
});

describe('a file that was sent', () => {
  it.each<[string, unknown, string | null]>([
    ['an object', { fileId: 'abc.jpg' }, 'abc.jpg'],
    ['a number', { id: 12 }, '12'],
    ['the name of an object', { objectName: 'up/abc.jpg' }, 'up/abc.jpg'],
    ['a text', 'abc.jpg', 'abc.jpg'],
    ['nothing', {}, null],
    ['a list', [], null],
  ])('parses its id from %s', (_, payload, fileId) =>
    expect(parseSentUpload(payload)?.fileId ?? null).toBe(fileId),
  );

  it.each<[string, unknown, unknown]>([
    ['an address', { url: URL, fileId: 'a' }, UPLOAD],
    ['an id alone', { fileId: 'a' }, { fileId: 'a' }],
    ['an unsafe address with an id', { url: 'javascript:alert(1)', id: 'a' }, { fileId: 'a' }],
    ['nothing', {}, null],
  ])('accepts %s', (_, payload, known) => expect(parseUploadOrSent(payload)).toEqual(known));
});

describe('the results of several uploads', () => {
  it.each<[string, unknown, unknown]>([
    ['a list', [{ url: URL }], [UPLOAD]],
    ['addresses', [URL, URL], [UPLOAD, UPLOAD]],
    ['a list in an object', { list: [{ url: URL }] }, [UPLOAD]],
    ['a list with one that has no address', [{ url: URL }, { url: '' }], null],
    ['an empty list', { list: [] }, null],
    ['nothing', null, null],
  ])('parses %s', (_, payload, uploads) => expect(parseUploads(payload)).toEqual(uploads));
});
