import { describe, expect, it } from 'vitest';
import { formatPushUrl } from '../../../src/model/push/message.ts';

const TOKEN = 'a b&c=d';

describe('the address of the push channel', () => {
  it.each([
    ['wss://push.example.test/push', 'wss://push.example.test/push?token=a%20b%26c%3Dd&siteID=1'],
    ['wss://push.example.test', 'wss://push.example.test?token=a%20b%26c%3Dd&siteID=1'],
    ['wss://x.test/push?v=2', 'wss://x.test/push?v=2&token=a%20b%26c%3Dd&siteID=1'],
    ['wss://x.test/push#top', 'wss://x.test/push?token=a%20b%26c%3Dd&siteID=1'],
    ['ws://localhost:4322/push', 'ws://localhost:4322/push?token=a%20b%26c%3Dd&siteID=1'],
    ['ws://127.0.0.1/push', 'ws://127.0.0.1/push?token=a%20b%26c%3Dd&siteID=1'],
    ['ws://[::1]:80/push', 'ws://[::1]:80/push?token=a%20b%26c%3Dd&siteID=1'],
  ])('%s', (url, expected) => {
    expect(formatPushUrl({ url, token: TOKEN }, '1')).toBe(expected);
  });

  it.each([
    'ws://push.example.test/push',
    'ws://localhost.example.test/push',
    'ws://127.0.0.1.example.test/push',
    'https://push.example.test/push',
    'javascript:alert(1)',
    '//push.example.test/push',
    'wss://user:secret@push.example.test/push',
    'wss://',
    'push',
    '',
  ])('is null for %j', (url) => {
    expect(formatPushUrl({ url, token: TOKEN }, '1')).toBeNull();
  });

  it('is null without a token or without a configuration', () => {
    expect(formatPushUrl({ url: 'wss://push.example.test', token: '' }, '1')).toBeNull();
    expect(formatPushUrl(null, '1')).toBeNull();
  });
});
